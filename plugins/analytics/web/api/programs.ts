import { type AnswerData, createApi, type ExportView, startExport, unwrap } from "@estante/sdk";
import type { FigureParams, SheetFormat } from "./figure-params";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();
const PROGRAMS = "/analytics/programs";
const EXPORT = "/analytics/programs/export";
const PROGRAM = "/analytics/programs/{guid}";
const PROGRAM_EXPORT = "/analytics/programs/{guid}/export";

export type ProgramAnalytics = AnswerData<"get", typeof PROGRAMS, paths>;
export type ProgramCounts = ProgramAnalytics["totals"];
export type ProgramOrder = NonNullable<
  NonNullable<paths[typeof PROGRAMS]["get"]["parameters"]["query"]>["orderBy"]
>;
export type ProgramDetails = AnswerData<"get", typeof PROGRAM, paths>;
export type ProgramTable = "parts" | "schools" | "groups" | "students";
export const COUNTS = ["schools", "groups", "students", "active", "progress", "score"] as const;
export type ProgramCount = (typeof COUNTS)[number];
export const DEFAULT_ORDER: ProgramOrder = "-students";
export const PAGE_SIZE = 25;
const ORDERS: readonly ProgramOrder[] = (["name", ...COUNTS] as const).flatMap(
  (name) => [name, `-${name}`] as const,
);

export const orderOf = (text: string | null): ProgramOrder =>
  ORDERS.find((order) => order === text) ?? DEFAULT_ORDER;

/** One of the counts: null is of too few people, undefined is of nothing that could have one. */
export function programCount(counts: ProgramCounts, id: ProgramCount): number | null | undefined {
  if ((id === "progress" && counts.parts === 0) || (id === "score" && counts.tasks === 0)) return undefined;
  return counts[id] ?? null;
}

interface Slice {
  readonly orderBy: ProgramOrder;
  readonly page: number;
}

/** A page of the programs; nothing is asked while the span is not one. */
export const usePrograms = (query: FigureParams, slice: Slice, isAsked: boolean) =>
  useApiQuery(
    PROGRAMS,
    { query: { ...query, ...slice, pageSize: PAGE_SIZE } },
    { enabled: isAsked, placeholderData: (before) => before },
  );

/** Makes a file of all the programs in their order, with the figures that are shown. */
export const exportPrograms = (
  query: FigureParams,
  orderBy: ProgramOrder,
  format: SheetFormat,
): Promise<void> =>
  startExport(
    () =>
      unwrap(api.POST(EXPORT, { params: { query: { ...query, orderBy, format } } })) as Promise<{
        data: ExportView;
      }>,
  );

/** One program, with the students of a group where one is asked for. */
export const useProgram = (guid: string, query: FigureParams & { group?: string }, isAsked: boolean) =>
  useApiQuery(
    PROGRAM,
    { path: { guid }, query },
    { enabled: isAsked, placeholderData: (before) => (before?.data.guid === guid ? before : undefined) },
  );

/** Makes a file of one table of a program, with the figures that are shown. */
export const exportProgram = (
  guid: string,
  query: FigureParams & { group?: string },
  table: ProgramTable,
  format: SheetFormat,
): Promise<void> =>
  startExport(
    () =>
      unwrap(
        api.POST(PROGRAM_EXPORT, { params: { path: { guid }, query: { ...query, table, format } } }),
      ) as Promise<{ data: ExportView }>,
  );
