import { invalidate, unwrap } from "@estante/sdk";
import { type QueryClient, queryOptions, useQueries } from "@tanstack/react-query";
import { api, apiQueryOptions } from "../api/client";
import { contents } from "../api/contents";

export const KINDS = ["subtitles", "audiodescriptions", "transcription", "chapters"] as const;
export type TrackKind = (typeof KINDS)[number];

/** What a content has in one language: the row of a list. */
export interface TrackRow {
  readonly guid: string;
  readonly lang_id: string;
  readonly language: string;
  readonly encoded_url: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly cue_count: number | null;
  readonly version: number;
}

export interface KindedTrack extends TrackRow {
  readonly kind: TrackKind;
}

export const VTT = "text/vtt";
const ALL = { pageSize: 200 };
const PATHS = {
  subtitles: "/cms/contents/{guid}/subtitles",
  audiodescriptions: "/cms/contents/{guid}/audiodescriptions",
  transcription: "/cms/contents/{guid}/transcription",
  chapters: "/cms/contents/{guid}/chapters",
} as const;

/** All tracks of a content, kind after kind; `data` is undefined until every list has come. */
export function useTracks(guid: string) {
  const of = (kind: TrackKind) => apiQueryOptions(PATHS[kind], { path: { guid }, query: ALL });
  const lists = useQueries({ queries: KINDS.map(of) });
  const data = lists.every((list) => list.data)
    ? lists.flatMap((list, at): KindedTrack[] =>
        (list.data?.data ?? []).map((row) => ({ ...row, kind: KINDS[at] ?? "subtitles" })),
      )
    : undefined;
  const refetch = () => Promise.all(lists.map((list) => list.refetch()));
  return { data, error: lists.find((list) => list.isError)?.error ?? null, refetch };
}

/** What changes with the tracks of a content: their lists, and the content that answers them. */
export const refreshTracks = (client: QueryClient) =>
  invalidate(client, [...Object.values(PATHS), ...contents.stale]);

function form(fields: {
  readonly file?: Blob | undefined;
  readonly name?: string;
  readonly lang_id?: string;
}) {
  const data = new FormData();
  if (fields.lang_id) data.append("lang_id", fields.lang_id);
  if (fields.file) data.append("file", fields.file, fields.name);
  return { body: data as never, bodySerializer: () => data };
}

/** Subtitles, audio descriptions and chapters have the same calls: the types of one are those of all. */
const listPath = (kind: Exclude<TrackKind, "transcription">) => PATHS[kind] as typeof PATHS.subtitles;

/** Raises ApiFailure. */
export async function addTrack(guid: string, kind: TrackKind, lang_id: string, file: File): Promise<void> {
  const sent = { params: { path: { guid } }, ...form({ file, name: file.name, lang_id }) };
  if (kind === "transcription") await unwrap(api.POST(PATHS.transcription, sent));
  else await unwrap(api.POST(listPath(kind), sent));
}

/** Gives a track another file, on top of a version of it where one is named. Raises ApiFailure. */
export async function replaceTrack(
  guid: string,
  { kind, guid: track_guid, lang_id }: KindedTrack,
  file: Blob,
  name: string,
  version: number | null = null,
): Promise<void> {
  const headers = version === null ? {} : { "If-Match": `"${version}"` };
  if (kind === "transcription") {
    const params = { path: { guid } };
    await unwrap(api.POST(PATHS.transcription, { params, headers, ...form({ file, name, lang_id }) }));
    return;
  }
  const params = { path: { guid, track_guid } };
  await unwrap(api.PUT(`${listPath(kind)}/{track_guid}`, { params, headers, ...form({ file, name }) }));
}

/** Raises ApiFailure, also for one that was refused in a good answer. */
export async function deleteTrack(guid: string, { kind, guid: track, lang_id }: KindedTrack): Promise<void> {
  const params = { path: { guid } };
  if (kind === "transcription") {
    await unwrap(api.DELETE(PATHS.transcription, { params: { ...params, query: { lang_id } } }));
    return;
  }
  const { data } = await unwrap(api.DELETE(listPath(kind), { params, body: { guids: [track] } }));
  const [refused] = data.refused;
  if (refused) throw new Error(refused.message);
}

/** The text of a track; another version is another text. */
export const trackText = (track: KindedTrack | undefined) =>
  queryOptions({
    queryKey: ["track", track?.guid, track?.version],
    queryFn: async ({ signal }) => {
      const answer = await fetch(track?.encoded_url ?? "", { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    },
    enabled: track !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
