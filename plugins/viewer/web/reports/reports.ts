import { type AnswerData, fields, records } from "@estante/sdk";
import type { paths } from "../api/schema";

/** What people report of contents, which staff answer. */
export const reports = records<paths>()({
  name: "reports",
  plugin: "viewer",
  prefix: "reports.",
  label: "content_name",
  list: "/cms/contents/reports",
  detail: "/cms/contents/reports/{guid}",
  history: "/cms/contents/reports/{guid}/history",
  actions: [],
  pages: { list: "/reports", detail: "/report/{guid}" },
});

export type ReportRow = AnswerData<"get", "/cms/contents/reports", paths>[number];
export type ReportDetail = AnswerData<"get", "/cms/contents/reports/{guid}", paths>;

const section = "answer";
export const reportFields = fields(reports, {
  answer: {
    kind: "longText",
    label: "fields.answer",
    help: "fields.answerHint",
    section,
    max: 4000,
  },
  status: {
    kind: "switch",
    label: "fields.closed",
    help: "fields.closedHint",
    section,
    on: "closed",
    off: "open",
  },
});
