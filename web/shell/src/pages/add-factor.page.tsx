import { type Organization, signOut, useTexts } from "@estante/sdk";
import { SecondStep } from "../second-step/second-step.component";
import classes from "../sign-in/signed-out.module.css";
import { SignedOutLayout } from "../sign-in/signed-out-layout.component";

/** All that staff see while the organization asks for a second step that they lack. */
export function AddFactorPage({ organization }: { organization: Organization }) {
  const t = useTexts("shell");
  const leave = () => void signOut().then(() => window.location.assign("/auth/login"));
  return (
    <SignedOutLayout organization={organization}>
      <h1 className={classes.title}>{t("secondStep.mustTitle")}</h1>
      <p className={classes.lead}>{t("secondStep.mustText", { name: organization.name })}</p>
      <SecondStep />
      <button type="button" className={`${classes.quiet} ${classes.back}`} onClick={leave}>
        {t("nav.signOut")}
      </button>
    </SignedOutLayout>
  );
}
