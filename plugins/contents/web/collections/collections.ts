import { type AnswerData, fields, records, unwrap } from "@estante/sdk";
import { api, useApiPages } from "../api/client";
import type { paths } from "../api/schema";
import { HELD_PAGES, type HeldContents } from "./held-contents";

export const collections = records<paths>()({
  name: "collections",
  plugin: "contents",
  prefix: "collections.",
  label: "collection",
  list: "/cms/collections",
  detail: "/cms/collections/{guid}",
  history: "/cms/collections/{guid}/history",
  usedBy: "/cms/collections/{guid}/used-by",
  bulk: "/cms/collections/bulk",
  export: "/cms/collections/export",
  actions: ["delete"],
  stale: ["/cms/collections/{guid}/contents", "/cms/contents/{guid}/used-by"],
  pages: { list: "/collections", detail: "/collection/{guid}", create: "/collection/create" },
});

export type CollectionRow = AnswerData<"get", "/cms/collections", paths>[number];

const section = "details";
export const collectionFields = fields(collections, {
  collection: {
    kind: "text",
    label: "fields.name",
    help: "fields.nameHint",
    section,
    isRequired: true,
    missing: "fields.missing",
    min: 3,
    max: 250,
  },
  country: { kind: "select", label: "fields.country", section },
  educationLevels: {
    kind: "multiSelect",
    label: "fields.educationLevels",
    help: "fields.educationLevelsHint",
    section,
  },
});

const CONTENTS = "/cms/collections/{guid}/contents";

/** What a collection holds. */
export const collectionContents: HeldContents = {
  usePages: (guid) => useApiPages(CONTENTS, { path: { guid } }, HELD_PAGES),
  stale: collections.stale,
  permission: "collections.update",
  add: async (guid, chosen, query) =>
    (await unwrap(api.POST(CONTENTS, { params: { path: { guid }, query }, body: chosen }))).data,
  move: async (guid, content, after) => {
    await unwrap(api.PATCH(CONTENTS, { params: { path: { guid } }, body: { guid: content, after } }));
  },
  remove: async (guid, content) => {
    await unwrap(api.DELETE(CONTENTS, { params: { path: { guid } }, body: { guids: [content] } }));
  },
};
