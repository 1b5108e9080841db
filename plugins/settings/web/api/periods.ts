import { type AnswerData, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

/** How long the periods that were read are good for (BO §4). */
const CACHED_MS = 300_000;

export const periods = records<paths>()({
  name: "settings-periods",
  plugin: "settings",
  prefix: "periods.",
  section: "settings_periods",
  list: "/v3/evaluation_period",
  detail: "/v3/evaluation_period/{guid}",
  history: "/v3/evaluation_period/{guid}/history",
  usedBy: "/v3/evaluation_period/{guid}/used-by",
  bulk: "/v3/evaluation_period/bulk",
  actions: ["delete"],
  pages: {
    list: "/settings-periods",
    detail: "/settings-periods/{guid}",
    create: "/settings-periods/create",
  },
  cachedMs: CACHED_MS,
});

export type PeriodRow = AnswerData<"get", "/v3/evaluation_period", paths>[number];

const section = "details";
export const periodFields = fields(periods, {
  name: { kind: "text", label: "fields.name", section, isRequired: true, max: 250 },
  evaluation_period: {
    kind: "select",
    label: "fields.kind",
    section,
    row: 1,
    isRequired: true,
    options: ["annual", "bimonthly", "quarterly", "semester", "trimester"],
    texts: "kinds",
  },
  school_year: { kind: "text", label: "fields.schoolYear", section, row: 1, isRequired: true, max: 50 },
  start_date: { kind: "dateRange", label: "fields.days", section, isRequired: true, to: "end_date" },
});
