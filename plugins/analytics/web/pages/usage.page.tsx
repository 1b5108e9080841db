import { EmptyState, useTexts } from "@estante/sdk";
import { type UsageFigures, useUsage } from "../api/usage";
import { type Figure, FigureCards } from "../components/figure-cards.component";
import { FiguresPage } from "../components/figures-page.component";
import classes from "../components/figures-page.module.css";
import {
  ContentsSection,
  DaysSection,
  measured,
  SharesSection,
} from "../components/usage-sections.component";
import { useFigureFilters } from "../components/use-figure-filters";

const SECONDS_AN_HOUR = 3600;

function useFigures({ totals, before, days }: UsageFigures): readonly Figure[] {
  const t = useTexts("analytics");
  if (!totals) return [];
  const hours = (seconds: number) => seconds / SECONDS_AN_HOUR;
  return (["people", "seconds", "sessions", "contents"] as const).map((id) => ({
    id,
    name: t(`measures.${id}`),
    value: id === "seconds" ? hours(totals.seconds) : totals[id],
    before: before && (id === "seconds" ? hours(before.seconds) : before[id]),
    days: days.map((row) => measured(row, id)),
  }));
}

function Figures({
  usage,
  params,
}: {
  readonly usage: UsageFigures;
  readonly params: ReturnType<typeof useFigureFilters>["params"];
}) {
  const t = useTexts("analytics");
  const figures = useFigures(usage);
  if (usage.is_too_few)
    return <EmptyState title={t("usage.tooFew.title")} text={t("usage.tooFew.text")} isFiltered />;
  if (usage.totals?.sessions === 0 && !usage.before?.sessions)
    return <EmptyState title={t("usage.empty.title")} text={t("usage.empty.text")} />;
  return (
    <>
      <FigureCards figures={figures} label={t("usage.figures")} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <DaysSection usage={usage} params={params} />
          <SharesSection params={params} table="roles" rows={usage.roles} />
          {usage.schools != null && usage.schools.length > 0 && (
            <SharesSection params={params} table="schools" rows={usage.schools} />
          )}
        </div>
        <div className={classes.column}>
          <ContentsSection usage={usage} params={params} />
        </div>
      </div>
    </>
  );
}

/** `/analytic/usage` */
export function UsagePage() {
  const t = useTexts("analytics");
  const filters = useFigureFilters();
  const answer = useUsage(filters.params, filters.isSpan);
  const usage = answer.data?.data;
  return (
    <FiguresPage
      title={t("usage.title")}
      errorTitle={t("usage.error")}
      filters={filters}
      answer={answer}
      hasPrograms
      shown={usage ? { from: usage.from, to: usage.to } : null}
      hasSchools={usage?.schools != null}
      isSample={usage?.is_sample ?? false}
    >
      {usage && <Figures usage={usage} params={filters.params} />}
    </FiguresPage>
  );
}
