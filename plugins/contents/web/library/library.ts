import { type AnswerData, fields, newFields, records } from "@estante/sdk";
import type { paths } from "../api/schema";

export const library = records<paths>()({
  name: "library",
  plugin: "contents",
  prefix: "library.",
  list: "/cms/library",
  detail: "/cms/library/{guid}",
  history: "/cms/library/{guid}/history",
  usedBy: "/cms/library/{guid}/used-by",
  bulk: "/cms/library/bulk",
  export: "/cms/library/export",
  actions: ["delete"],
  stale: ["/cms/contents", "/cms/contents/{guid}/used-by"],
  pages: { list: "/library", detail: "/library/{guid}", create: "/library/create" },
});

export type LibraryRow = AnswerData<"get", "/cms/library", paths>[number];

export const AUDIENCES = ["everyone", "roles", "schools"] as const;
export const PERMISSIONS = ["view", "download", "reuse"] as const;

const content = "content";
const audience = "audience";
const permission = (name: "view" | "download" | "reuse") =>
  ({
    kind: "switch",
    label: `permissions.${name}`,
    help: `permissions.${name}Text`,
    section: "permissions",
  }) as const;

/** Whom a resource is for, and what they may do with it. */
const rights = {
  available_for: {
    kind: "select",
    label: "fields.available_for",
    section: audience,
    isRequired: true,
    options: AUDIENCES,
    texts: "audiences",
  },
  roles: {
    kind: "multiSelect",
    label: "fields.roles",
    section: audience,
    isRequired: true,
    missing: "fields.rolesMissing",
    when: { field: "available_for", is: "roles" },
  },
  schools: {
    kind: "reference",
    of: "library-schools",
    isMany: true,
    label: "fields.schools",
    section: audience,
    isRequired: true,
    missing: "fields.schoolsMissing",
    when: { field: "available_for", is: "schools" },
  },
  can_view: permission("view"),
  can_download: permission("download"),
  can_reuse: permission("reuse"),
} as const;

export const resourceFields = fields(library, rights);

/** A new one is of a content that there is, or of a new file. */
export const newResourceFields = (formats: readonly string[], maxBytes: number) =>
  newFields(library, {
    content_guid: {
      kind: "reference",
      of: "contents",
      label: "fields.content",
      help: "fields.contentHint",
      section: content,
    },
    upload_guid: {
      kind: "file",
      purpose: "content",
      label: "fields.file",
      section: content,
      formats,
      maxBytes,
    },
    type_guid: {
      kind: "select",
      label: "fields.type",
      help: "fields.typeHint",
      section: content,
      when: { field: "upload_guid" },
    },
    ...rights,
  });
