import { RecordCreatePage, RecordPage, type RecordTab, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { type LicenseRow, licenseFields, licenses } from "../api/licenses";
import { endOf, LicenseStatus } from "../components/license-status.component";
import { LicensePublicationsTab } from "../components/publications-tab.component";
import { useHasCountries, useLanguages, useRoles } from "../components/use-choices";
import { UsersTab } from "../components/users-tab.component";

const ALL = Object.keys(licenseFields.all);
const COUNTRY = ["country"];
const NONE: readonly string[] = [];
export const INITIAL = {
  role_guid: "R01",
  expires: "interval",
  expires_after_number: 1,
  expires_after_string: "YEAR",
};

/** `/license/create` */
export function LicenseCreatePage() {
  const hasCountries = useHasCountries();
  return (
    <RecordCreatePage
      records={licenses}
      fields={licenseFields}
      only={hasCountries ? ALL : ALL.filter((name) => name !== "country")}
      options={{ role_guid: useRoles(), langs: useLanguages() }}
      initial={INITIAL}
    />
  );
}

/** `/license/{guid}/{step?}` */
export function LicensePage() {
  const t = useTexts("licenses");
  const hasCountries = useHasCountries();
  const tabs = useMemo<readonly RecordTab<LicenseRow>[]>(
    () => [
      {
        id: "publications",
        label: t("publications.tab"),
        render: ({ guid, batch_guid }) => <LicensePublicationsTab guid={guid} batch={batch_guid} />,
      },
      {
        id: "users",
        label: t("users.tab"),
        count: ({ consumed }) => consumed,
        render: ({ guid }) => <UsersTab guid={guid} />,
      },
    ],
    [t],
  );
  return (
    <RecordPage
      records={licenses}
      fields={licenseFields}
      hidden={() => (hasCountries ? NONE : COUNTRY)}
      options={{ role_guid: useRoles(), langs: useLanguages() }}
      status={({ status }) => <LicenseStatus status={status} pill />}
      meta={(license) => [
        t("uses.ofAll", { consumed: license.consumed, total: license.countdown_original }),
        license.role_name,
        endOf(license, t),
        ...(license.creator ? [t("detail.creator", { name: license.creator })] : []),
      ]}
      tabs={tabs}
    />
  );
}
