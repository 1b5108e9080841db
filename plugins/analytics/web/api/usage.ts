import { type AnswerData, createApi, type ExportView, startExport, unwrap } from "@estante/sdk";
import type { FigureParams, SheetFormat } from "./figure-params";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();
const USAGE = "/analytics/usage";
const EXPORT = "/analytics/usage/export";

export type UsageFigures = AnswerData<"get", typeof USAGE, paths>;
export type UsageOfDay = UsageFigures["days"][number];
export type UsageShare = UsageFigures["roles"][number];
export type UsageTable = "days" | "roles" | "schools" | "contents";
/** What is counted of a day, a role or a school. */
export type Measure = "people" | "sessions" | "seconds" | "contents";
export const MEASURES: readonly Measure[] = ["people", "seconds", "sessions", "contents"];

/** What was used; nothing is asked while the span is not one. */
export const useUsage = (query: FigureParams, isAsked: boolean) =>
  useApiQuery(USAGE, { query }, { enabled: isAsked, placeholderData: (before) => before });

/** Makes a file of one table, with the figures that are shown. */
export const exportUsage = (query: FigureParams, table: UsageTable, format: SheetFormat): Promise<void> =>
  startExport(
    () =>
      unwrap(api.POST(EXPORT, { params: { query: { ...query, table, format } } })) as Promise<{
        data: ExportView;
      }>,
  );
