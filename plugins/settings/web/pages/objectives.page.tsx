import { type RecordFilter, RecordsPage, type TreePlace, useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import { type ObjectiveRow, objectiveFields, objectives, useObjectiveFilters } from "../api/objectives";
import { useSettingsTabs } from "../components/settings-tabs";

const FILTERS: readonly RecordFilter[] = [
  { id: "country", label: "fields.country" },
  { id: "discipline", label: "fields.discipline" },
  { id: "educationLevel", label: "fields.educationLevel" },
  { id: "parent", label: "fields.parent", kind: "address" },
];

const placeOf = ({ code, description, path }: ObjectiveRow): TreePlace => ({
  label: code,
  detail: description,
  path: path.map((step) => ({ key: step.guid, label: step.code, detail: step.description })),
});

/** `/settings-learning-objectives`; with an objective that is open, the tree beside it. */
export function ObjectivesPage({ detail }: { readonly detail?: ReactNode }) {
  const t = useTexts("settings");
  return (
    <RecordsPage<ObjectiveRow>
      records={objectives}
      fields={objectiveFields}
      columns={[]}
      tree={placeOf}
      filters={FILTERS}
      filterOptions={useObjectiveFilters()}
      tabs={useSettingsTabs("settings-learning-objectives", t("nav.section"))}
      {...(detail !== undefined && { detail })}
    />
  );
}
