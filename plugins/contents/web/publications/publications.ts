import { type AnswerData, fields, records, unwrap } from "@estante/sdk";
import { api, useApiPages } from "../api/client";
import type { paths } from "../api/schema";
import { HELD_PAGES, type HeldContents } from "../collections/held-contents";

export const publications = records<paths>()({
  name: "publications",
  plugin: "contents",
  prefix: "publications.",
  list: "/cms/publications",
  detail: "/cms/publications/{guid}",
  history: "/cms/publications/{guid}/history",
  usedBy: "/cms/publications/{guid}/used-by",
  bulk: "/cms/publications/bulk",
  export: "/cms/publications/export",
  actions: ["delete"],
  stale: ["/cms/publications/{guid}/contents", "/cms/contents/{guid}/used-by"],
  pages: { list: "/publications", detail: "/publication/{guid}", create: "/publication/create" },
});

export type PublicationRow = AnswerData<"get", "/cms/publications", paths>[number];

const createTerm = (path: "/cms/publishers" | "/cms/publications-categories") => async (name: string) =>
  (await unwrap(api.POST(path, { body: { name } }))).data.guid;

const identity = "identity";
const audience = "audience";
const all = {
  name: {
    kind: "text",
    label: "fields.name",
    help: "fields.nameHint",
    section: identity,
    isRequired: true,
    missing: "fields.missing",
    min: 3,
    max: 250,
  },
  description: { kind: "longText", label: "fields.description", section: identity },
  category_guid: {
    kind: "reference",
    of: "publication-categories",
    label: "fields.category",
    section: identity,
    row: 1,
    onCreate: createTerm("/cms/publications-categories"),
  },
  publisher_guid: {
    kind: "reference",
    of: "publishers",
    label: "fields.publisher",
    section: identity,
    row: 1,
    onCreate: createTerm("/cms/publishers"),
  },
  collections: {
    kind: "reference",
    of: "collections",
    isMany: true,
    label: "fields.collections",
    section: identity,
  },
  country: { kind: "select", label: "fields.country", section: audience },
  disciplines: {
    kind: "multiSelect",
    label: "fields.disciplines",
    section: audience,
    isRequired: true,
    missing: "fields.disciplinesMissing",
  },
  educationLevels: { kind: "multiSelect", label: "fields.educationLevels", section: audience },
  educationYears: { kind: "multiSelect", label: "fields.educationYears", section: audience },
} as const;

/** What the details of a publication are. */
export const publicationFields = fields(publications, all);
/** The same in an organization of several countries: one subject, no more. */
export const fieldsOfOneSubject = fields(publications, {
  ...all,
  disciplines: { ...all.disciplines, help: "fields.oneDiscipline", max: 1 },
});

const CONTENTS = "/cms/publications/{guid}/contents";

/** What a publication holds. */
export const publicationContents: HeldContents = {
  usePages: (guid) => useApiPages(CONTENTS, { path: { guid } }, HELD_PAGES),
  stale: publications.stale,
  permission: "publications.update",
  add: async (guid, chosen, query) =>
    (await unwrap(api.POST(CONTENTS, { params: { path: { guid }, query }, body: chosen }))).data,
  move: async (guid, content, after) => {
    await unwrap(api.PATCH(CONTENTS, { params: { path: { guid } }, body: { guid: content, after } }));
  },
  remove: async (guid, content) => {
    await unwrap(api.DELETE(CONTENTS, { params: { path: { guid } }, body: { guids: [content] } }));
  },
};
