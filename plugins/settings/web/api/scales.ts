import { type AnswerData, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const scales = records<paths>()({
  name: "settings-scales",
  plugin: "settings",
  prefix: "scales.",
  section: "settings_scales",
  list: "/v3/evaluation_scale",
  detail: "/v3/evaluation_scale/{guid}",
  history: "/v3/evaluation_scale/{guid}/history",
  usedBy: "/v3/evaluation_scale/{guid}/used-by",
  bulk: "/v3/evaluation_scale/bulk",
  actions: ["delete"],
  pages: { list: "/settings-scales", detail: "/settings-scales/{guid}", create: "/settings-scales/create" },
});

export type ScaleRow = AnswerData<"get", "/v3/evaluation_scale", paths>[number];
export type Scale = AnswerData<"get", "/v3/evaluation_scale/{guid}", paths>;

const section = "details";
const percent = { kind: "number", min: 0, max: 100, decimals: 2, isRequired: true } as const;
export const scaleFields = fields(scales, {
  name: { kind: "text", label: "fields.name", section, isRequired: true, max: 250 },
  type: {
    kind: "select",
    label: "fields.type",
    section,
    isRequired: true,
    options: ["numeric", "qualitative"],
    texts: "types",
  },
  min: { kind: "number", label: "fields.min", section, row: 1, decimals: 4 },
  max: { kind: "number", label: "fields.max", section, row: 1, decimals: 4 },
  decimals: { kind: "number", label: "fields.decimals", section, min: 0, max: 4 },
  ranges: {
    kind: "rows",
    label: "fields.ranges",
    help: "fields.rangesHelp",
    section,
    max: 50,
    of: {
      tag: { kind: "text", label: "fields.tag", isRequired: true, max: 50 },
      from: { label: "fields.from", ...percent },
      to: { label: "fields.to", ...percent },
      equivalence: { label: "fields.equivalence", ...percent },
    },
  },
});
