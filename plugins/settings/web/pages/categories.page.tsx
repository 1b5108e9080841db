import {
  formatNumber,
  type RecordColumn,
  RecordCreatePage,
  RecordPage,
  RecordsPage,
  useTexts,
} from "@estante/sdk";
import { Alert, ColorSwatch } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { type CategoryRow, categories, categoryFields, useApiQuery } from "../api/categories";
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
    <Alert icon={<IconInfoCircle aria-hidden />} color={total === WHOLE ? "gray" : "yellow"} m="md">
      {t(total === WHOLE ? "categories.total" : "categories.totalOff", { total: formatNumber(total) })}
    </Alert>
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
        lead: <ColorSwatch color={color} size={24} aria-hidden />,
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
