import { RecordCreatePage, RecordPage, type RecordTab, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { type BatchRow, batches, batchFields, newBatchFields } from "../api/batches";
import { BatchStatus } from "../components/batch-status.component";
import { CodesTab } from "../components/codes-tab.component";
import { endOf } from "../components/license-status.component";
import { BatchPublicationsTab } from "../components/publications-tab.component";
import { useHasCountries, useRoles } from "../components/use-choices";
import { INITIAL } from "./license.page";

const ALL = Object.keys(newBatchFields.all);
const COUNTRY = ["country"];
const NONE: readonly string[] = [];

/** `/license-batch/create` */
export function BatchCreatePage() {
  const hasCountries = useHasCountries();
  return (
    <RecordCreatePage
      records={batches}
      fields={newBatchFields}
      only={hasCountries ? ALL : ALL.filter((name) => name !== "country")}
      options={{ role_guid: useRoles() }}
      initial={INITIAL}
    />
  );
}

/** `/license-batch/{guid}/{step?}` */
export function BatchPage() {
  const t = useTexts("licenses");
  const hasCountries = useHasCountries();
  const tabs = useMemo<readonly RecordTab<BatchRow>[]>(
    () => [
      {
        id: "licenses",
        label: t("batches.codes.tab"),
        count: ({ codes_amount }) => codes_amount,
        render: (batch) => <CodesTab batch={batch} />,
      },
      {
        id: "publications",
        label: t("publications.tab"),
        render: (batch) => <BatchPublicationsTab guid={batch.guid} isFixed={batch.is_processing} />,
      },
    ],
    [t],
  );
  return (
    <RecordPage
      records={batches}
      fields={batchFields}
      hidden={() => (hasCountries ? NONE : COUNTRY)}
      options={{ role_guid: useRoles() }}
      status={(batch) => <BatchStatus batch={batch} pill />}
      meta={(batch) => [
        batch.role_name,
        ...(batch.country_name ? [batch.country_name] : []),
        endOf(batch, t),
        ...(batch.creator ? [t("batches.detail.creator", { name: batch.creator })] : []),
      ]}
      tabs={tabs}
    />
  );
}
