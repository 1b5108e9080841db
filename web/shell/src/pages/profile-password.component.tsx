import { useSession, useTexts } from "@estante/sdk";
import { SecondStep } from "../second-step/second-step.component";
import { PasswordForm } from "./password.form";
import classes from "./profile.module.css";
import { ProfileSessions } from "./profile-sessions.component";

/** Changes the own password, the second step of staff, and shows where the person is signed in. */
export function ProfilePassword() {
  const t = useTexts("shell");
  const { person } = useSession();
  return (
    <>
      <section className={classes.section}>
        <div>
          <h2>{t("profile.passwordTitle")}</h2>
          <p>{t("profile.passwordText")}</p>
        </div>
        <PasswordForm label={t("profile.savePassword")} />
      </section>
      {person?.back_office && !person.impersonated_by && (
        <section className={classes.section}>
          <div>
            <h2>{t("secondStep.title")}</h2>
            <p>{t("secondStep.text")}</p>
          </div>
          <SecondStep />
        </section>
      )}
      <ProfileSessions />
    </>
  );
}
