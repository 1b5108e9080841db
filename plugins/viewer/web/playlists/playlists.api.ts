import { type AnswerData, type BodyOf, unwrap } from "@estante/sdk";
import { api, useApiQuery } from "../api/client";
import type { paths } from "../api/schema";

const GROUPS = "/cms/contents/playlist-groups";
const GROUP = "/cms/contents/playlist-groups/{guid}";
const ENTRIES = "/cms/contents/playlist-groups/{guid}/entries";
const OF_CONTENT = "/cms/contents/{content_guid}/playlists";
const ENTRY = "/cms/contents/{content_guid}/playlists/{guid}";
/** As many as a call answers. */
const ALL = 200;

export type Group = AnswerData<"get", typeof GROUPS, paths>[number];
export type Entry = AnswerData<"get", typeof ENTRIES, paths>[number];
export type WrittenGroup = BodyOf<"post", typeof GROUPS, paths>;
/** Reads that a change of groups or of what lies in them makes stale. */
export const STALE = [GROUPS, ENTRIES, OF_CONTENT];

export const useGroups = (page = 1, enabled = true) =>
  useApiQuery(GROUPS, { query: { page, pageSize: ALL } }, { enabled, staleTime: 0 });

export const useGroup = (guid: string) => useApiQuery(GROUPS, { query: { guid: [guid] } }, { staleTime: 0 });

export const useEntries = (guid: string, page = 1) =>
  useApiQuery(ENTRIES, { path: { guid }, query: { page, pageSize: ALL } }, { staleTime: 0 });

/** In which groups a content lies. */
export const usePlaces = (content: string, enabled: boolean) =>
  useApiQuery(OF_CONTENT, { path: { content_guid: content } }, { enabled, staleTime: 0 });

/** Makes a group, or with its guid changes one. Raises ApiFailure. */
export async function saveGroup(guid: string | null, body: WrittenGroup): Promise<Group> {
  const saved =
    guid === null
      ? await unwrap(api.POST(GROUPS, { body }))
      : await unwrap(api.PUT(GROUP, { params: { path: { guid } }, body }));
  return saved.data;
}

/** Deletes a group; its contents stay. Raises ApiFailure. */
export async function deleteGroup(guid: string): Promise<void> {
  await unwrap(api.DELETE(GROUP, { params: { path: { guid } } }));
}

/** Puts a content into a group. Raises ApiFailure. */
export async function addEntry(content: string, group: string, showAt: number | null): Promise<void> {
  const params = { path: { content_guid: content } };
  const body = { content_guid: content, group_guid: group, show_at: showAt };
  await unwrap(api.POST(OF_CONTENT, { params, body }));
}

/** Takes an entry out of its group. Raises ApiFailure. */
export async function removeEntry({ content_guid, guid }: Entry): Promise<void> {
  await unwrap(api.DELETE(ENTRY, { params: { path: { content_guid, guid } } }));
}

/** Puts an entry behind another one, or in front of all. Raises ApiFailure. */
export async function moveEntry(group: string, guid: string, after: string | null): Promise<void> {
  await unwrap(api.PATCH(ENTRIES, { params: { path: { guid: group } }, body: { guid, after } }));
}

/** The address that opens an entry where it was put in. */
export const entryAddress = ({ content_guid, show_at }: Entry): string =>
  `/viewer/${content_guid}${show_at === null ? "" : `?show_at=${show_at}`}`;
