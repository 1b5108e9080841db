import { type AnswerData, createApi, type ExportView, startExport, unwrap } from "@estante/sdk";
import type { FigureParams, SheetFormat } from "./figure-params";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();
const LICENSES = "/analytics/licenses";
const EXPORT = "/analytics/licenses/export";

export type LicenseAnalytics = AnswerData<"get", typeof LICENSES, paths>;
export type LicenseShare = LicenseAnalytics["roles"][number];
export type LicenseTable = "roles" | "countries" | "batches";
export const COUNTS = ["created", "redeemed", "unused", "expiring", "expired"] as const;

/** The licences; nothing is asked while the span is not one. */
export const useLicenses = (query: FigureParams, isAsked: boolean) =>
  useApiQuery(LICENSES, { query }, { enabled: isAsked, placeholderData: (before) => before });

/** Makes a file of one table, with the figures that are shown. */
export const exportLicenses = (
  query: FigureParams,
  table: LicenseTable,
  format: SheetFormat,
): Promise<void> =>
  startExport(
    () =>
      unwrap(api.POST(EXPORT, { params: { query: { ...query, table, format } } })) as Promise<{
        data: ExportView;
      }>,
  );
