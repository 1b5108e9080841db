import { type AnswerData, fields, records } from "@estante/sdk";
import { apiQueryOptions } from "./client";
import type { paths } from "./schema";

export const contents = records<paths>()({
  name: "contents",
  list: "/cms/contents",
  one: "/cms/contents/{guid}",
  facets: "/cms/contents/facets",
  history: "/cms/contents/{guid}/history",
  usedBy: "/cms/contents/{guid}/used-by",
  versions: "/cms/contents/{guid}/versions",
  bulk: "/cms/contents/bulk",
  export: "/cms/contents/export",
  clone: "/cms/contents-clone",
  import: "contents.links",
  actions: ["activate", "deactivate", "clone", "delete"],
  pages: { list: "/contents", one: "/content/{guid}", create: "/contents/create" },
});

export type ContentRow = AnswerData<"get", "/cms/contents", paths>[number];
export type Content = AnswerData<"get", "/cms/contents/{guid}", paths>;
export type ContentType = AnswerData<"get", "/cms/types", paths>[number];

const availability = (text: string) =>
  ({
    kind: "switch",
    label: `fields.${text}`,
    help: `fields.${text}Text`,
    section: "availability",
    changeName: "sections.availability.title",
  }) as const;
const NOT_BOTH = "fields.publicAndTeacherOnly";

/** What the details of a content are (CON-087). */
export const contentFields = fields(contents, {
  name: {
    kind: "text",
    label: "fields.name",
    help: "fields.nameHint",
    section: "identity",
    isRequired: true,
    min: 3,
    max: 250,
  },
  description: { kind: "longText", label: "fields.description", section: "identity" },
  erp_id: {
    kind: "text",
    label: "fields.erpId",
    section: "identity",
    row: 1,
    max: 250,
    isNullable: true,
    isCode: true,
  },
  url: {
    kind: "url",
    label: "fields.url",
    section: "identity",
    row: 1,
    isRequired: true,
    missing: "fields.urlMissing",
  },
  // Any status other than inactive is on (A106).
  status: { ...availability("active"), on: "active", off: "inactive" },
  // Nobody knows of a visitor whether they teach (A113); the server says the same.
  is_teacher_only: {
    ...availability("isTeacherOnly"),
    on: 1,
    off: 0,
    excludes: { field: "is_public", text: NOT_BOTH },
  },
  is_public: { ...availability("isPublic"), excludes: { field: "is_teacher_only", text: NOT_BOTH } },
  is_available_offline: availability("isAvailableOffline"),
  is_downloadable: availability("isDownloadable"),
  mobile_friendly: availability("mobileFriendly"),
});

const TYPES_STAY_MS = 300_000;
/** How many rows the API answers at once. */
const MAX_ROWS = 200;

/** The types of the tenant's plugins; they change only with its file. */
export const typesQuery = () =>
  apiQueryOptions("/cms/types", { query: { pageSize: MAX_ROWS } }, { staleTime: TYPES_STAY_MS });

export const tagsQuery = () => apiQueryOptions("/cms/tags", { query: { pageSize: MAX_ROWS } });
