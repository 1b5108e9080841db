import { type AnswerData, createApi, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const { api, useApiQuery } = createApi<paths>();

export const messages = records<paths>()({
  name: "messages",
  list: "/messages",
  detail: "/messages/{guid}",
  history: "/messages/{guid}/history",
  usedBy: "/messages/{guid}/used-by",
  bulk: "/messages/bulk",
  export: "/messages/export",
  exportsAll: true,
  label: "title",
  actions: ["delete"],
  pages: { list: "/messages", detail: "/messages/{guid}", create: "/messages/create" },
  stale: ["/front/messages", "/front/messages/unread"],
});

export type MessageRow = AnswerData<"get", "/messages", paths>[number];
export type Message = AnswerData<"get", "/messages/{guid}", paths>;
export type AudienceKind = AnswerData<"get", "/messages/audiences", paths>[number];
export type State = MessageRow["state"];

export const STATES = ["draft", "scheduled", "shown", "ended"] as const satisfies readonly State[];
const IMAGE_BYTES = 10 * 1024 * 1024;
const WIDE = 16 / 9;

export const messageFields = fields(messages, {
  title: { kind: "text", label: "fields.title", section: "message", isRequired: true, min: 3, max: 250 },
  text: { kind: "richText", label: "fields.text", section: "message", isRequired: true, hasPictures: true },
  roles: { kind: "multiSelect", label: "fields.roles", section: "audience", isRequired: true },
  countries: {
    kind: "reference",
    of: "countries",
    isMany: true,
    label: "fields.countries",
    help: "fields.countriesHelp",
    section: "audience",
  },
  start_date: {
    kind: "dateRange",
    label: "fields.days",
    help: "fields.daysHelp",
    section: "showing",
    isRequired: true,
    to: "end_date",
  },
  is_published: {
    kind: "switch",
    label: "fields.isPublished",
    help: "fields.isPublishedHelp",
    section: "showing",
  },
  is_article: {
    kind: "switch",
    label: "fields.isArticle",
    help: "fields.isArticleHelp",
    section: "article",
  },
  image: {
    kind: "image",
    label: "fields.image",
    section: "picture",
    when: { field: "is_article", is: true },
    purpose: "messages.image",
    formats: ["jpg", "png"],
    maxBytes: IMAGE_BYTES,
    ratio: WIDE,
  },
});
