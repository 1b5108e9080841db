import { EmptyState, Link, useAddress, usePermission, useTexts } from "@estante/sdk";
import {
  COUNTS,
  exportPrograms,
  orderOf,
  type ProgramAnalytics,
  programCount,
  usePrograms,
} from "../api/programs";
import { FigureBars } from "../components/figure-bars.component";
import { FigurePages } from "../components/figure-pages.component";
import { FigureSection } from "../components/figure-section.component";
import { FigureTable } from "../components/figure-table.component";
import { FiguresPage } from "../components/figures-page.component";
import classes from "../components/figures-page.module.css";
import { ProgramCards } from "../components/program-cards.component";
import { useFigureFilters } from "../components/use-figure-filters";

interface Props {
  readonly programs: ProgramAnalytics;
  readonly params: ReturnType<typeof useFigureFilters>["params"];
  readonly orderBy: ReturnType<typeof orderOf>;
}

/** The programs as a table in an order, and their progress as bars. */
function Programs({ programs, params, orderBy }: Props) {
  const t = useTexts("analytics");
  const { change } = useAddress();
  const title = t("programs.list");
  const shown = COUNTS.filter((id) => programs.has_schools || (id !== "schools" && id !== "groups"));
  const mayRead = usePermission("analytics.readDetail");
  const named = (guid: string, name: string) =>
    mayRead ? <Link to={`/analytic/programs/${guid}`}>{name}</Link> : name;
  return (
    <FigureSection
      title={title}
      isTableFirst
      onExport={(format) => void exportPrograms(params, orderBy, format)}
      drawing={
        <FigureBars
          bars={programs.programs.map(({ guid, name, counts }) => ({
            id: guid,
            name: named(guid, name),
            value: programCount(counts, "progress"),
          }))}
        />
      }
      table={
        <>
          <FigureTable
            caption={title}
            heads={[t("programs.head"), ...shown.map((id) => t(`measures.${id}`))]}
            order={{
              columns: ["name", ...shown],
              by: orderBy,
              onChange: (by) => change({ orderBy: by, page: null }),
            }}
            rows={programs.programs.map(({ guid, name, counts }) => ({
              id: guid,
              name: named(guid, name),
              values: shown.map((id) => programCount(counts, id)),
            }))}
          />
          <FigurePages
            page={programs.page}
            pageSize={programs.page_size}
            total={programs.total}
            onChange={(page) => change({ page: String(page) })}
          />
        </>
      }
    />
  );
}

function Figures(props: Props) {
  const t = useTexts("analytics");
  const { programs } = props;
  if (programs.total === 0)
    return <EmptyState title={t("programs.empty.title")} text={t("programs.empty.text")} />;
  return (
    <>
      <ProgramCards
        counts={programs.totals}
        activeBefore={programs.active_before ?? null}
        hasSchools={programs.has_schools}
        label={t("programs.figures")}
      />
      <div className={classes.column}>
        <Programs {...props} />
      </div>
    </>
  );
}

/** `/analytic/programs` */
export function ProgramsPage() {
  const t = useTexts("analytics");
  const filters = useFigureFilters();
  const { get } = useAddress();
  const orderBy = orderOf(get("orderBy"));
  const page = Math.max(1, Number.parseInt(get("page") ?? "", 10) || 1);
  const answer = usePrograms(filters.params, { orderBy, page }, filters.isSpan);
  const programs = answer.data?.data;
  return (
    <FiguresPage
      title={t("programs.title")}
      errorTitle={t("programs.error")}
      filters={filters}
      answer={answer}
      shown={programs ? { from: programs.from, to: programs.to } : null}
      hasSchools={programs?.has_schools ?? false}
      hasPrograms
      isSample={programs?.is_sample ?? false}
    >
      {programs && <Figures programs={programs} params={filters.params} orderBy={orderBy} />}
    </FiguresPage>
  );
}
