import { formatNumber, type RecordColumn, RecordsPage, usePermission, useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import { type CountryRow, countries, countryFields } from "../api/countries";
import { IsoMark } from "../components/iso-mark.component";
import { useSettingsTabs } from "../components/settings-tabs";

const COLUMNS: readonly RecordColumn<CountryRow>[] = [
  { id: "name", sort: "name", render: () => null },
  { id: "discipline_count", keeps: "tablet", width: 110, align: "end" },
  { id: "level_count", keeps: "tablet", width: 90, align: "end" },
  { id: "academic_period", keeps: "tablet", width: 120 },
];
const WITH_SCALE: readonly RecordColumn<CountryRow>[] = [
  ...COLUMNS,
  {
    id: "ranking_scale",
    keeps: "tablet",
    width: 120,
    render: ({ ranking_scale }) => limitsOf(ranking_scale),
  },
];

/** The two ends of a scale: «1,0 – 7,0», «En inicio – Logrado». */
function limitsOf(scale: CountryRow["ranking_scale"]): string {
  if (!scale) return "–";
  const { type, min, max, decimals, tags } = scale;
  const mark = (value: number) =>
    formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const ends = type === "numeric" ? [mark(min), mark(max)] : [tags.at(0), tags.at(-1)];
  return ends.join(" – ");
}

/** `/settings-countries`; with a country that is open, the list beside it. */
export function CountriesPage({ detail }: { readonly detail?: ReactNode }) {
  const t = useTexts("settings");
  return (
    <RecordsPage<CountryRow>
      records={countries}
      fields={countryFields}
      columns={usePermission("settings_scales.readList") ? WITH_SCALE : COLUMNS}
      tabs={useSettingsTabs("settings-countries", t("nav.section"))}
      card={({ iso_code, academic_period }) => ({
        lead: <IsoMark code={iso_code} />,
        meta: t(`countries.academicPeriods.${academic_period}`),
      })}
      defaultSort="name"
      isShort
      {...(detail !== undefined && { detail })}
    />
  );
}
