import { useAddress, useSession, useTexts } from "@estante/sdk";
import classes from "../components/redeem.module.css";
import { RedeemForm } from "../components/redeem-form.component";
import { UserLicenses } from "../components/user-licenses.component";

/** `/redeem`: a person redeems a code, and sees what they have. */
export function RedeemPage() {
  const t = useTexts("licenses");
  const { person } = useSession();
  // The address of a card has its code.
  const { get } = useAddress();
  if (!person) return null;
  return (
    <div className={classes.page}>
      <header>
        <h1>{t("redeem.title")}</h1>
        <p className={classes.lead}>{t("redeem.lead")}</p>
      </header>
      <RedeemForm guid={person.guid} given={get("code") ?? ""} />
      <section aria-labelledby="own-licenses">
        <h2 id="own-licenses">{t("redeem.own")}</h2>
        <UserLicenses guid={person.guid} emptyText={t("redeem.noneText")} />
      </section>
    </div>
  );
}
