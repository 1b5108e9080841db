import { useTexts } from "@estante/sdk";
import { PasswordForm } from "./password.form";
import classes from "./profile.module.css";
import { ProfileSessions } from "./profile-sessions.component";

/** Changes the own password, and shows where the person is signed in. */
export function ProfilePassword() {
  const t = useTexts("shell");
  return (
    <>
      <section className={classes.section}>
        <div>
          <h2>{t("profile.passwordTitle")}</h2>
          <p>{t("profile.passwordText")}</p>
        </div>
        <PasswordForm label={t("profile.savePassword")} />
      </section>
      <ProfileSessions />
    </>
  );
}
