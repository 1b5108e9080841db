import { type Organization, signOut, useTexts } from "@estante/sdk";
import classes from "../sign-in/signed-out.module.css";
import { SignedOutLayout } from "../sign-in/signed-out-layout.component";
import { PasswordForm } from "./password.form";

/** All that somebody sees who has to choose a new password first; what they came for is shown afterwards. */
export function ChoosePasswordPage({ organization }: { organization: Organization }) {
  const t = useTexts("shell");
  const leave = () => void signOut().then(() => window.location.assign("/auth/login"));
  return (
    <SignedOutLayout organization={organization}>
      <h1 className={classes.title}>{t("recover.newTitle")}</h1>
      <p className={classes.lead}>{t("profile.mustChange")}</p>
      <PasswordForm label={t("password.saveAndGoOn")} isWide />
      <button type="button" className={`${classes.quiet} ${classes.back}`} onClick={leave}>
        {t("nav.signOut")}
      </button>
    </SignedOutLayout>
  );
}
