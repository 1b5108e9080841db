import {
  formatDate,
  type RecordColumn,
  RecordCreatePage,
  RecordPage,
  RecordsPage,
  useTexts,
} from "@estante/sdk";
import type { ReactNode } from "react";
import { type PeriodRow, periodFields, periods } from "../api/periods";
import { useSettingsTabs } from "../components/settings-tabs";

/** A day is the same day everywhere: it is read as one of this device's. */
const day = (date: string) => formatDate(`${date}T00:00`);

const COLUMNS: readonly RecordColumn<PeriodRow>[] = [
  { id: "name", sort: "name", render: () => null },
  { id: "evaluation_period", keeps: "tablet", width: 130 },
  { id: "school_year", width: 130 },
  {
    id: "days",
    title: "fields.days",
    sort: "start_date",
    width: 220,
    render: ({ start_date, end_date }) => `${day(start_date)} – ${day(end_date)}`,
  },
];

/** `/settings-periods`; with a period that is open, the list beside it. */
export function PeriodsPage({ detail }: { readonly detail?: ReactNode }) {
  const t = useTexts("settings");
  return (
    <RecordsPage<PeriodRow>
      records={periods}
      fields={periodFields}
      columns={COLUMNS}
      tabs={useSettingsTabs("settings-periods", t("nav.section"))}
      card={({ evaluation_period, school_year }) => ({
        meta: `${t(`periods.kinds.${evaluation_period}`)} · ${school_year}`,
      })}
      defaultSort="-start_date"
      isShort
      {...(detail !== undefined && { detail })}
    />
  );
}

/** `/settings-periods/create` */
export function PeriodCreatePage() {
  return <RecordCreatePage records={periods} fields={periodFields} />;
}

/** `/settings-periods/{guid}` */
export function PeriodPage() {
  return <PeriodsPage detail={<RecordPage records={periods} fields={periodFields} isAutosaved />} />;
}
