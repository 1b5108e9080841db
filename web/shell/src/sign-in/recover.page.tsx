import { type Organization, useTexts } from "@estante/sdk";
import { IconArrowLeft } from "@tabler/icons-react";
import { NewPasswordForm } from "./new-password.form";
import { RecoverForm } from "./recover.form";
import classes from "./signed-out.module.css";

/** Without a token: asks for a link. With the link's token: asks for the new password. */
export function RecoverPage({ organization }: { organization: Organization }) {
  const t = useTexts("shell");
  const token = new URLSearchParams(window.location.search).get("token");
  return (
    <>
      {token ? <NewPasswordForm token={token} /> : <RecoverForm name={organization.name} />}
      <a className={`${classes.link} ${classes.back}`} href="/auth/login">
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
        {t("recover.back")}
      </a>
    </>
  );
}
