import { formatDate, formatNumber, Link, Skeleton, usePermission, useTexts } from "@estante/sdk";
import { SegmentedControl } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { FigureParams } from "../api/figure-params";
import {
  exportUsage,
  MEASURES,
  type Measure,
  type UsageFigures,
  type UsageOfDay,
  type UsageShare,
} from "../api/usage";
import { FigureBars } from "./figure-bars.component";
import { FigureSection } from "./figure-section.component";
import { FigureTable } from "./figure-table.component";

const DayChart = lazy(() => import("./day-chart.component").then((file) => ({ default: file.DayChart })));
const SECONDS_AN_HOUR = 3600;
const CHART_PX = 280;

interface Props {
  readonly usage: UsageFigures;
  readonly params: FigureParams;
}

/** A measure of a row, time in hours. */
export function measured(row: UsageOfDay | UsageShare, measure: Measure): number | null {
  const value = row[measure];
  return measure === "seconds" && value !== null ? value / SECONDS_AN_HOUR : value;
}

/** What was used on each day, one measure at a time. */
export function DaysSection({ usage, params }: Props) {
  const t = useTexts("analytics");
  const [measure, setMeasure] = useState<Measure>("people");
  const name = t(`measures.${measure}`);
  const title = t("usage.byDay");
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={t("usage.measure")}
      value={measure}
      onChange={(value) => setMeasure(value as Measure)}
      data={MEASURES.map((value) => ({ value, label: t(`measures.short.${value}`) }))}
    />
  );
  return (
    <FigureSection
      title={title}
      tools={choice}
      onExport={(format) => void exportUsage(params, "days", format)}
      drawing={
        <Suspense fallback={<Skeleton width="100%" height={CHART_PX} />}>
          <DayChart
            name={name}
            points={usage.days.map((row) => ({ day: row.day, value: measured(row, measure) }))}
          />
        </Suspense>
      }
      table={
        <FigureTable
          caption={title}
          heads={[t("usage.day"), ...MEASURES.map((each) => t(`measures.${each}`))]}
          rows={usage.days.map((row) => ({
            id: row.day,
            name: formatDate(`${row.day}T12:00:00`),
            values: MEASURES.map((each) => measured(row, each)),
          }))}
        />
      }
    />
  );
}

/** What was used by whom: roles, or schools. */
export function SharesSection({
  params,
  table,
  rows,
}: {
  readonly params: FigureParams;
  readonly table: "roles" | "schools";
  readonly rows: readonly UsageShare[];
}) {
  const t = useTexts("analytics");
  const mayReadSchools = usePermission("schools.readDetail") && table === "schools";
  const title = t(`usage.${table}`);
  const named = ({ guid, name }: UsageShare) =>
    mayReadSchools ? <Link to={`/school/${guid}`}>{name}</Link> : name;
  return (
    <FigureSection
      title={title}
      onExport={(format) => void exportUsage(params, table, format)}
      drawing={
        <FigureBars bars={rows.map((row) => ({ id: row.guid, name: named(row), value: row.people }))} />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t(`usage.${table}Head`), ...MEASURES.map((each) => t(`measures.${each}`))]}
          rows={rows.map((row) => ({
            id: row.guid,
            name: named(row),
            values: MEASURES.map((each) => measured(row, each)),
          }))}
        />
      }
    />
  );
}

/** The twenty most used contents, each a door to its page. */
export function ContentsSection({ usage, params }: Props) {
  const t = useTexts("analytics");
  const mayRead = usePermission("contents.readDetail");
  const title = t("usage.mostUsed");
  const rows = usage.contents.map(({ guid, name, people, sessions, seconds }) => ({
    id: guid,
    name: mayRead && name ? <Link to={`/content/${guid}`}>{name}</Link> : (name ?? t("usage.gone")),
    people,
    sessions,
    hours: seconds / SECONDS_AN_HOUR,
  }));
  return (
    <FigureSection
      title={title}
      onExport={(format) => void exportUsage(params, "contents", format)}
      drawing={
        <FigureBars
          bars={rows.map(({ id, name, sessions, hours }) => ({
            id,
            name,
            value: sessions,
            detail: t("usage.hours", { hours: formatNumber(hours, { maximumFractionDigits: 1 }) }),
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[
            t("usage.content"),
            ...(["sessions", "people", "seconds"] as const).map((each) => t(`measures.${each}`)),
          ]}
          rows={rows.map(({ id, name, sessions, people, hours }) => ({
            id,
            name,
            values: [sessions, people, hours],
          }))}
        />
      }
    />
  );
}
