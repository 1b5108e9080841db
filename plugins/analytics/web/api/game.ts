import { type AnswerData, createApi, type ExportView, startExport, unwrap } from "@estante/sdk";
import type { FigureParams, SheetFormat } from "./figure-params";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();
const GAME = "/analytics/game";
const EXPORT = "/analytics/game/export";
const SECONDS_A_MINUTE = 60;

export type GameAnalytics = AnswerData<"get", typeof GAME, paths>;
export type PlayCounts = GameAnalytics["totals"];
export type GameTable = "types" | "contents";
export const PLAYS = ["players", "plays", "score", "minutes"] as const;

/** One of the counts; null is of too few people. */
export function countOf(counts: PlayCounts, id: (typeof PLAYS)[number]): number | null {
  if (id !== "minutes") return counts[id] ?? null;
  return counts.seconds == null ? null : counts.seconds / SECONDS_A_MINUTE;
}

/** What was played; nothing is asked while the span is not one. */
export const useGame = (query: FigureParams, isAsked: boolean) =>
  useApiQuery(GAME, { query }, { enabled: isAsked, placeholderData: (before) => before });

/** Makes a file of one table, with the figures that are shown. */
export const exportGame = (query: FigureParams, table: GameTable, format: SheetFormat): Promise<void> =>
  startExport(
    () =>
      unwrap(api.POST(EXPORT, { params: { query: { ...query, table, format } } })) as Promise<{
        data: ExportView;
      }>,
  );
