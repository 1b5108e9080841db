import { type Organization, session, useTexts } from "@estante/sdk";
import { IconInfoCircle } from "@tabler/icons-react";
import { safeReturn } from "../app/return-address";
import { SignInForm } from "./sign-in.form";
import classes from "./signed-out.module.css";

type Props = { organization: Organization; onEnter: () => Promise<void> };

/** The one page at which everybody signs in; it leads back to where the person was going. */
export function SignInPage({ organization, onEnter }: Props) {
  const t = useTexts("shell");
  const query = new URLSearchParams(window.location.search);
  const hasEnded = query.get("ended") === "expired" || session.get().error === "expired";
  return (
    <>
      <h1 className={classes.title}>{t("signIn.title")}</h1>
      <p className={classes.lead}>{t("signIn.lead", { name: organization.name })}</p>
      <SignInForm
        organization={organization}
        notice={
          hasEnded && (
            <p className={classes.notice}>
              <IconInfoCircle size={18} stroke={1.6} aria-hidden />
              {t("signIn.expired", { name: organization.name })}
            </p>
          )
        }
        onEnter={() => {
          window.history.replaceState(null, "", safeReturn(query.get("return")) ?? "/");
          return onEnter();
        }}
      />
    </>
  );
}
