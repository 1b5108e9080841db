import { useTexts } from "@estante/sdk";
import type { FigureParams } from "../api/figure-params";
import {
  COUNTS,
  exportLicenses,
  type LicenseAnalytics,
  type LicenseShare,
  type LicenseTable,
  useLicenses,
} from "../api/licenses";
import { FigureBars } from "../components/figure-bars.component";
import { FigureCards } from "../components/figure-cards.component";
import { FigureSection } from "../components/figure-section.component";
import { FigureTable } from "../components/figure-table.component";
import { FiguresPage } from "../components/figures-page.component";
import classes from "../components/figures-page.module.css";
import { useFigureFilters } from "../components/use-figure-filters";

interface SharesProps {
  readonly table: LicenseTable;
  readonly rows: readonly LicenseShare[];
  readonly params: FigureParams;
}

function Shares({ table, rows, params }: SharesProps) {
  const t = useTexts("analytics");
  const title = t(`licenses.${table}`);
  return (
    <FigureSection
      title={title}
      onExport={(format) => void exportLicenses(params, table, format)}
      drawing={
        <FigureBars
          bars={rows.map(({ guid, name, counts }) => ({ id: guid ?? "", name, value: counts.created }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t(`licenses.${table}Head`), ...COUNTS.map((count) => t(`measures.${count}`))]}
          rows={rows.map(({ guid, name, counts }) => ({
            id: guid ?? "",
            name,
            values: COUNTS.map((count) => counts[count]),
          }))}
        />
      }
    />
  );
}

function Figures({ figures, params }: { readonly figures: LicenseAnalytics; readonly params: FigureParams }) {
  const t = useTexts("analytics");
  // What stands now has no figure of before.
  const cards = COUNTS.map((id) => ({
    id,
    name: t(`measures.${id}`),
    value: figures.totals[id],
    before: id === "created" || id === "redeemed" ? figures.before[id] : null,
    isOfNow: id !== "created" && id !== "redeemed",
    days: [],
  }));
  return (
    <>
      <FigureCards figures={cards} label={t("licenses.figures")} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Shares table="batches" rows={figures.batches} params={params} />
        </div>
        <div className={classes.column}>
          <Shares table="roles" rows={figures.roles} params={params} />
          <Shares table="countries" rows={figures.countries} params={params} />
        </div>
      </div>
    </>
  );
}

/** `/analytic/licenses` */
export function LicensesPage() {
  const t = useTexts("analytics");
  const filters = useFigureFilters();
  const answer = useLicenses(filters.params, filters.isSpan);
  const figures = answer.data?.data;
  return (
    <FiguresPage
      title={t("licenses.title")}
      errorTitle={t("licenses.error")}
      filters={filters}
      answer={answer}
      hasPrograms
      hasSchools
      shown={figures ? { from: figures.from, to: figures.to } : null}
    >
      {figures && <Figures figures={figures} params={filters.params} />}
    </FiguresPage>
  );
}
