import { type AnswerData, fields, records, unwrap } from "@estante/sdk";
import { api, apiQueryOptions } from "./client";
import type { paths } from "./schema";

export const contents = records<paths>()({
  name: "contents",
  list: "/cms/contents",
  detail: "/cms/contents/{guid}",
  facets: "/cms/contents/facets",
  history: "/cms/contents/{guid}/history",
  usedBy: "/cms/contents/{guid}/used-by",
  usedByMany: "/cms/contents/used-by",
  versions: "/cms/contents/{guid}/versions",
  bulk: "/cms/contents/bulk",
  export: "/cms/contents/export",
  clone: "/cms/contents-clone",
  import: "contents.links",
  actions: ["activate", "deactivate", "clone", "delete"],
  stale: ["/cms/custom-tags"],
  pages: { list: "/contents", detail: "/content/{guid}", create: "/contents/create" },
});

export type ContentRow = AnswerData<"get", "/cms/contents", paths>[number];
export type Content = AnswerData<"get", "/cms/contents/{guid}", paths>;
export type ContentType = AnswerData<"get", "/cms/types", paths>[number];

/** A switch of the viewer with its value, as it is typed: `START_PAGE 5`. */
async function createCustomTag(typed: string): Promise<string> {
  const [type = "", ...words] = typed.split(/\s+/);
  const body = { type: type.toUpperCase(), name: words.join(" ").toUpperCase() };
  return (await unwrap(api.POST("/cms/custom-tags", { body }))).data.guid;
}

const availability = (text: string) =>
  ({
    kind: "switch",
    label: `fields.${text}`,
    help: `fields.${text}Text`,
    section: "availability",
    changeName: "sections.availability.title",
  }) as const;
const NOT_BOTH = "fields.publicAndTeacherOnly";

const AUDIENCE = "audience";
const USE = "use";
const WORDS = "words";

/** What a content is: its details (CON-087), and what it is classified by (CON-088). */
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
  tool_guid: {
    kind: "reference",
    of: "tools",
    label: "fields.tool",
    help: "fields.toolHint",
    section: "identity",
    isRequired: true,
    missing: "fields.toolMissing",
  },
  // Any status other than inactive is on (A106).
  status: { ...availability("active"), on: "active", off: "inactive" },
  publish_at: {
    kind: "dateTime",
    label: "fields.publishAt",
    help: "fields.publishAtText",
    section: "availability",
    row: 4,
  },
  withdraw_at: {
    kind: "dateTime",
    label: "fields.withdrawAt",
    help: "fields.withdrawAtText",
    section: "availability",
    row: 4,
  },
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
  country: { kind: "select", label: "fields.country", section: AUDIENCE },
  disciplines: { kind: "multiSelect", label: "fields.disciplines", section: AUDIENCE },
  educationLevels: { kind: "multiSelect", label: "fields.educationLevels", section: AUDIENCE, row: 2 },
  educationYears: { kind: "multiSelect", label: "fields.educationYears", section: AUDIENCE, row: 2 },
  learningObjectives: {
    kind: "reference",
    of: "learning-objectives",
    isMany: true,
    label: "fields.learningObjectives",
    section: AUDIENCE,
  },
  langs: { kind: "multiSelect", label: "fields.langs", section: USE, row: 3, valueAt: "lang_id" },
  pedagogicalType: {
    kind: "select",
    label: "fields.pedagogicalType",
    section: USE,
    row: 3,
    options: ["theory", "practice", "assessment", "support"],
    texts: "pedagogicalTypes",
  },
  didacticTypes: { kind: "multiSelect", label: "fields.didacticTypes", section: USE },
  topics: {
    kind: "reference",
    of: "topics",
    isMany: true,
    label: "fields.topics",
    help: "fields.topicsHint",
    section: WORDS,
    valueAt: "guid",
    onCreate: async (topic: string) => (await unwrap(api.POST("/cms/topics", { body: { topic } }))).data.guid,
  },
  tags: {
    kind: "reference",
    of: "tags",
    isMany: true,
    label: "fields.tags",
    help: "fields.tagsHint",
    section: WORDS,
    valueAt: "guid",
    onCreate: async (tag: string) => (await unwrap(api.POST("/cms/tags", { body: { tag } }))).data.guid,
  },
  customTags: {
    kind: "multiSelect",
    label: "fields.customTags",
    help: "fields.customTagsHint",
    section: WORDS,
    valueAt: "guid",
    onCreate: createCustomTag,
  },
});

/** What can be changed in many at once: what they are classified by, who they are for, and whose they are. */
export const editedFields = fields(contents, {
  ...only("disciplines", "educationLevels", "educationYears", "learningObjectives", "country"),
  ...only("langs", "pedagogicalType", "didacticTypes", "tags", "topics", "customTags"),
  ...only("is_public", "is_teacher_only", "is_available_offline", "is_downloadable", "mobile_friendly"),
  author_name: { kind: "text", label: "fields.authorName", section: "identity", max: 250 },
  author_lastname: { kind: "text", label: "fields.authorLastname", section: "identity", max: 250 },
});

/** These fields as the form of one content has them. */
function only<Name extends keyof typeof contentFields.all>(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, contentFields.all[name]])) as Pick<
    typeof contentFields.all,
    Name
  >;
}

/** Asked for where the organization has learning objectives, and nowhere else (CON-090). */
export const OBJECTIVES = ["learningObjectives"] as const;
/** The sections of the tab classification. */
export const CLASSIFICATION: readonly string[] = [AUDIENCE, USE, WORDS];

const TYPES_STAY_MS = 300_000;
/** How many rows the API answers at once. */
const MAX_ROWS = 200;

/** The types of the tenant's plugins; they change only with its file. */
export const typesQuery = () =>
  apiQueryOptions("/cms/types", { query: { pageSize: MAX_ROWS } }, { staleTime: TYPES_STAY_MS });
