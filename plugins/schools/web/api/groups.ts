import { type AnswerData, fields, newFields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const groups = records<paths>()({
  name: "groups",
  plugin: "schools",
  prefix: "groups.",
  list: "/groups",
  detail: "/groups/{guid}",
  history: "/groups/{guid}/history",
  usedBy: "/groups/{guid}/used-by",
  bulk: "/groups/bulk",
  export: "/groups/export",
  actions: ["delete"],
  stale: ["/groups/{guid}/users", "/schools/{guid}/used-by", "/schools/{school_guid}/school-years"],
  pages: { list: "/groups", detail: "/group/{guid}", create: "/group/create" },
});

export type GroupRow = AnswerData<"get", "/groups", paths>[number];
export type Group = AnswerData<"get", "/groups/{guid}", paths>;

const section = "details";
const name = { kind: "text", label: "fields.name", section, isRequired: true, max: 100 } as const;

export const groupFields = fields(groups, { name });
/** A new group is of its school's active year. */
export const newGroupFields = newFields(groups, {
  school_guid: { kind: "reference", of: "schools", label: "fields.school", section, isRequired: true },
  name,
});
