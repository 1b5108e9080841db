import { EmptyState, Link, usePermission, useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import type { FigureParams } from "../api/figure-params";
import {
  countOf,
  exportGame,
  type GameAnalytics,
  type GameTable,
  PLAYS,
  type PlayCounts,
  useGame,
} from "../api/game";
import { FigureBars } from "../components/figure-bars.component";
import { FigureCards } from "../components/figure-cards.component";
import { FigureSection } from "../components/figure-section.component";
import { FigureTable } from "../components/figure-table.component";
import { FiguresPage } from "../components/figures-page.component";
import classes from "../components/figures-page.module.css";
import { useFigureFilters } from "../components/use-figure-filters";

interface PlayedRow {
  readonly guid: string;
  readonly name: ReactNode;
  readonly detail?: string;
  readonly counts: PlayCounts;
}

interface PlayedProps {
  readonly table: GameTable;
  readonly rows: readonly PlayedRow[];
  readonly params: FigureParams;
}

function Played({ table, rows, params }: PlayedProps) {
  const t = useTexts("analytics");
  const title = t(`game.${table}`);
  return (
    <FigureSection
      title={title}
      onExport={(format) => void exportGame(params, table, format)}
      drawing={
        <FigureBars
          bars={rows.map(({ guid, name, detail, counts }) => ({
            id: guid,
            name,
            value: counts.plays ?? null,
            ...(detail && { detail }),
          }))}
        />
      }
      table={
        <FigureTable
          caption={title}
          heads={[t(`game.${table}Head`), ...PLAYS.map((id) => t(`measures.${id}`))]}
          rows={rows.map(({ guid, name, counts }) => ({
            id: guid,
            name,
            values: PLAYS.map((id) => countOf(counts, id)),
          }))}
        />
      }
    />
  );
}

function Figures({ game, params }: { readonly game: GameAnalytics; readonly params: FigureParams }) {
  const t = useTexts("analytics");
  const mayRead = usePermission("contents.readDetail");
  if (game.is_too_few)
    return <EmptyState title={t("usage.tooFew.title")} text={t("usage.tooFew.text")} isFiltered />;
  if (game.totals.plays === 0 && !game.before.plays)
    return <EmptyState title={t("game.empty.title")} text={t("game.empty.text")} />;
  const cards = PLAYS.map((id) => ({
    id,
    name: t(`measures.${id}`),
    value: countOf(game.totals, id),
    before: countOf(game.before, id),
    days: [],
  }));
  const contents = game.contents.map(({ guid, name, type, counts }) => ({
    guid,
    name: mayRead ? <Link to={`/content/${guid}`}>{name}</Link> : name,
    detail: type,
    counts,
  }));
  return (
    <>
      <FigureCards figures={cards} label={t("game.figures")} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Played table="contents" rows={contents} params={params} />
        </div>
        <div className={classes.column}>
          <Played table="types" rows={game.types} params={params} />
        </div>
      </div>
    </>
  );
}

/** `/analytic/game`: tests, quizzes, videolessons and apps. */
export function GamePage() {
  const t = useTexts("analytics");
  const filters = useFigureFilters();
  const answer = useGame(filters.params, filters.isSpan);
  const game = answer.data?.data;
  return (
    <FiguresPage
      title={t("game.title")}
      errorTitle={t("game.error")}
      filters={filters}
      answer={answer}
      hasPrograms
      shown={game ? { from: game.from, to: game.to } : null}
      isSample={game?.is_sample ?? false}
      hasSchools
    >
      {game && <Figures game={game} params={filters.params} />}
    </FiguresPage>
  );
}
