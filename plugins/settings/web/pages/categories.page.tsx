import {
  formatNumber,
  type RecordColumn,
  RecordCreatePage,
  RecordPage,
  RecordsPage,
  useTexts,
} from "@estante/sdk";
import type { ReactNode } from "react";
import { type CategoryRow, categories, categoryFields, useApiQuery } from "../api/categories";
import { ColorMark } from "../components/color-mark.component";
import { SettingsNote } from "../components/settings-note.component";
import { useSettingsTabs } from "../components/settings-tabs";

const WHOLE = 100;
const percent = (weight: number) => `${formatNumber(weight)} %`;

const COLUMNS: readonly RecordColumn<CategoryRow>[] = [
  { id: "name", sort: "name", render: ({ description }) => description },
  { id: "weight", keeps: "tablet", sort: "weight", width: 110, render: ({ weight }) => percent(weight) },
];

/** The sum of all weights, and whether they are the whole of a mark. */
function Weights() {
  const t = useTexts("settings");
  const total = useApiQuery("/evaluable-categories/weights").data?.data.total;
  if (total === undefined || total === 0) return null;
  return (
    <SettingsNote tone={total === WHOLE ? "neutral" : "warn"}>
      {t(total === WHOLE ? "categories.total" : "categories.totalOff", { total: formatNumber(total) })}
    </SettingsNote>
  );
}

/** `/settings-categories`; with a category that is open, the list beside it. */
export function CategoriesPage({ detail }: { readonly detail?: ReactNode }) {
  const t = useTexts("settings");
  return (
    <RecordsPage<CategoryRow>
      records={categories}
      fields={categoryFields}
      columns={COLUMNS}
      tabs={useSettingsTabs("settings-categories", t("nav.section"))}
      card={({ color, weight }) => ({
        lead: <ColorMark color={color} />,
        meta: percent(weight),
      })}
      defaultSort="name"
      isShort
      note={<Weights />}
      {...(detail !== undefined && { detail })}
    />
  );
}

/** `/settings-categories/create` */
export function CategoryCreatePage() {
  return <RecordCreatePage records={categories} fields={categoryFields} />;
}

/** `/settings-categories/{guid}` */
export function CategoryPage() {
  return <CategoriesPage detail={<RecordPage records={categories} fields={categoryFields} isAutosaved />} />;
}
