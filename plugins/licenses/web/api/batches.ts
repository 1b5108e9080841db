import { type AnswerData, fields, newFields, records, unwrap } from "@estante/sdk";
import { api, licenses, ruleFields, useApiPages } from "./licenses";
import type { paths } from "./schema";

export const BATCH_PUBLICATIONS = "/license-batches/{guid}/publications";
export const CODES = "/license-batches/{guid}/licenses";

export const batches = records<paths>()({
  name: "license_batches",
  plugin: "licenses",
  prefix: "batches.",
  list: "/license-batches",
  detail: "/license-batches/{guid}",
  facets: "/license-batches/facets",
  history: "/license-batches/{guid}/history",
  usedBy: "/license-batches/{guid}/used-by",
  usedByMany: "/license-batches/used-by",
  bulk: "/license-batches/bulk",
  export: "/license-batches/export",
  actions: ["activate", "deactivate", "delete"],
  pages: { list: "/licenses-batch", detail: "/license-batch/{guid}", create: "/license-batch/create" },
  stale: [CODES, BATCH_PUBLICATIONS, ...licenses.stale],
});

export type BatchRow = AnswerData<"get", "/license-batches", paths>[number];

const MAX_NAME = 50;
const MAX_CODES = 1_000_000;

const name = {
  kind: "text",
  label: "fields.name",
  section: "batch",
  isRequired: true,
  max: MAX_NAME,
} as const;
export const batchFields = fields(batches, { name, ...ruleFields });
/** How many codes it has is said once. */
export const newBatchFields = newFields(batches, {
  name,
  codes_amount: {
    kind: "number",
    label: "fields.codes",
    help: "fields.codesText",
    section: "batch",
    isRequired: true,
    min: 1,
    max: MAX_CODES,
  },
  ...ruleFields,
});

const PAGE = 100;
export type Use = "" | "free" | "redeemed";

/** The codes of a batch, page by page. */
export const useCodes = (guid: string, q: string, use: Use) =>
  useApiPages(
    CODES,
    { path: { guid }, query: { ...(q && { q }), ...(use && { use: [use] }) } },
    { pageSize: PAGE },
  );

/** A file of the codes of a batch, of those that are free or redeemed where that is chosen. */
export const exportCodes = (guid: string, use: Use) =>
  unwrap(
    api.POST("/license-batches/{guid}/licenses/export", {
      params: { path: { guid }, query: use ? { use: [use] } : {} },
      body: null,
    }),
  );

/** Cards with the free codes of a batch, to be printed and cut out. */
export const exportCards = (guid: string) =>
  unwrap(api.POST("/license-batches/{guid}/cards/export", { params: { path: { guid } } }));

export const resumeBatch = (guid: string) =>
  unwrap(api.POST("/license-batches/{guid}/resume", { params: { path: { guid } } }));
