import { type Answer, unwrap } from "@estante/sdk";
import { api } from "../api/client";
import { contents } from "../api/contents";
import { collections } from "../collections/collections";
import { publications } from "../publications/publications";

/** A publication or a collection that holds a content. */
export interface Holder {
  readonly guid: string;
  readonly name: string;
  readonly count: number;
  readonly thumbnail: string | null;
  readonly levels: readonly string[];
}

/** The calls of what can hold a content. */
export interface Holders {
  readonly kind: "publications" | "collections";
  /** Key of the cached read. */
  readonly key: string;
  /** Reads that a change makes stale. */
  readonly stale: readonly string[];
  /** What changing them needs. */
  readonly permission: string;
  readonly pathOf: (guid: string) => string;
  readonly read: (content: string, signal: AbortSignal) => Promise<Answer<readonly Holder[]>>;
  readonly add: (guid: string, content: string) => Promise<unknown>;
  readonly remove: (guid: string, content: string) => Promise<unknown>;
}

/** How many rows the API answers at once. */
const MAX_ROWS = 200;
const PUBLICATION = "/cms/publications/{guid}/contents";
const COLLECTION = "/cms/collections/{guid}/contents";

export const publicationHolders: Holders = {
  kind: "publications",
  key: "/cms/publications",
  stale: [...publications.stale, ...contents.stale],
  permission: "publications.update",
  pathOf: publications.pathOf,
  read: async (content, signal) => {
    const query = { content: [content], pageSize: MAX_ROWS };
    const { data, ...rest } = await unwrap(api.GET("/cms/publications", { params: { query }, signal }));
    const rows = data.map(({ guid, name, thumbnail, content_count: count, educationLevels: levels }) => ({
      guid,
      name,
      thumbnail,
      count,
      levels,
    }));
    return { ...rest, data: rows };
  },
  add: (guid, content) =>
    unwrap(api.POST(PUBLICATION, { params: { path: { guid } }, body: { guids: [content], all: false } })),
  remove: (guid, content) =>
    unwrap(api.DELETE(PUBLICATION, { params: { path: { guid } }, body: { guids: [content] } })),
};

export const collectionHolders: Holders = {
  kind: "collections",
  key: "/cms/collections",
  stale: [...collections.stale, ...contents.stale],
  permission: "collections.update",
  pathOf: collections.pathOf,
  read: async (content, signal) => {
    const query = { content: [content], pageSize: MAX_ROWS };
    const { data, ...rest } = await unwrap(api.GET("/cms/collections", { params: { query }, signal }));
    const rows = data.map(({ guid, collection, content_count: count, educationLevels: levels }) => ({
      guid,
      name: collection,
      thumbnail: null,
      count,
      levels,
    }));
    return { ...rest, data: rows };
  },
  add: (guid, content) =>
    unwrap(api.POST(COLLECTION, { params: { path: { guid } }, body: { guids: [content], all: false } })),
  remove: (guid, content) =>
    unwrap(api.DELETE(COLLECTION, { params: { path: { guid } }, body: { guids: [content] } })),
};
