import { Badge, EmptyState, ErrorState, LoadingRows, useTexts } from "@estante/sdk";
import { type UsageFigures, useUsage } from "../api/usage";
import { type Figure, FigureCards } from "../components/figure-cards.component";
import { FigureFilters } from "../components/figure-filters.component";
import {
  ContentsSection,
  DaysSection,
  measured,
  SharesSection,
} from "../components/usage-sections.component";
import { useFigureFilters } from "../components/use-figure-filters";
import classes from "./figures.module.css";

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
  const { data, error, isError, refetch } = useUsage(filters.params, filters.isSpan);
  const usage = data?.data;
  const body = () => {
    if (!filters.isSpan) return <EmptyState title={t("filters.backwards")} isFiltered />;
    if (isError) return <ErrorState error={error} title={t("usage.error")} onRetry={() => void refetch()} />;
    if (!usage) return <LoadingRows rows={6} columns={3} />;
    return <Figures usage={usage} params={filters.params} />;
  };
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{t("usage.title")}</h1>
        {usage?.is_sample && <Badge tone="warn">{t("sample")}</Badge>}
        <span className={classes.space} />
        <FigureFilters
          filters={filters}
          hasSchools={usage?.schools != null}
          shown={usage ? { from: usage.from, to: usage.to } : null}
        />
      </header>
      {body()}
    </div>
  );
}
