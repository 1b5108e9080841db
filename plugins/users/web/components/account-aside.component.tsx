import { AsideSection, formatDate, languageName, RecordPanels, useTexts } from "@estante/sdk";
import type { ComponentProps } from "react";
import { type User, userFields } from "../api/users";
import { Facts } from "./facts.component";

interface Props {
  readonly user: User;
  readonly records: ComponentProps<typeof RecordPanels>["records"];
}

const NOTHING = "–";
const HERE = "estante";

/** What nobody changes on the page: where the account is from, and since when it is there. */
export function AccountAside({ user, records }: Props) {
  const t = useTexts("users");
  const facts = [
    [t("aside.source"), user.source === HERE ? t("aside.here") : user.source.toUpperCase()],
    [t("aside.language"), user.lang_id ? languageName(user.lang_id) : NOTHING],
    [t("aside.created"), formatDate(user.created_at)],
  ] as const;
  return (
    <>
      <AsideSection title={t("aside.account")}>
        <Facts facts={facts} />
      </AsideSection>
      <RecordPanels records={records} fields={userFields} guid={user.guid} />
    </>
  );
}
