import { type AnswerData, createApi, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const { useApiQuery } = createApi<paths>();

export const categories = records<paths>()({
  name: "settings-categories",
  plugin: "settings",
  prefix: "categories.",
  section: "settings_categories",
  list: "/evaluable-categories",
  detail: "/evaluable-categories/{guid}",
  history: "/evaluable-categories/{guid}/history",
  usedBy: "/evaluable-categories/{guid}/used-by",
  bulk: "/evaluable-categories/bulk",
  actions: ["delete"],
  pages: {
    list: "/settings-categories",
    detail: "/settings-categories/{guid}",
    create: "/settings-categories/create",
  },
  stale: ["/evaluable-categories/weights"],
});

export type CategoryRow = AnswerData<"get", "/evaluable-categories", paths>[number];

const section = "details";
export const categoryFields = fields(categories, {
  name: { kind: "text", label: "fields.name", section, isRequired: true, max: 250 },
  description: { kind: "longText", label: "fields.description", section, max: 2000 },
  weight: { kind: "number", label: "fields.weight", section, row: 1, min: 0, max: 100, decimals: 2 },
  color: { kind: "color", label: "fields.color", section, row: 1 },
});
