import { asFailure, unwrap } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { api } from "../api/client";
import { isViewerCode, lookupError, ViewerError } from "../errors/catalogue";
import { reportError } from "../errors/report-error";
import { vimeoPlayer } from "../renderers/vimeo/vimeo-address";
import { warmUp } from "../renderers/warm-up";
import { openStored } from "./stored-file";
import type { ViewedContent } from "./viewed-content";

export type ContentState =
  | { kind: "loading" }
  | { kind: "preparing"; known: KnownContent | null }
  | { kind: "error"; error: ViewerError }
  | { kind: "ready"; content: ViewedContent };

/** Which of the two look-ups opens a content: the library's, or the one for public contents, the same for all. */
export type Source = "library" | "public";

interface Options {
  source: Source;
  /** Whether the person may tell staff of what failed. */
  mayReport: boolean;
  attempt: number;
}

type KnownContent = Pick<ViewedContent, "name" | "type_guid" | "thumbnail">;

const LOOK_AGAIN_MS = 2000;
/** What a type says that has no file, address or page of its own: a film on Vimeo needs none. */
const NOTHING_OWN = new Set<string>([
  "FILE_NOT_FOUND",
  "FILE_TYPE_UNDEFINED",
  "NOT_WRITTEN",
  "URL_NOT_FOUND",
]);

/** There is nothing to open yet, and soon there will be. */
class StillPreparing extends Error {
  constructor(readonly known: KnownContent | null) {
    super("PREPARING");
  }
}

/** Looks the content up, and again while it is being prepared. */
export function useContent(id: string, { source, mayReport, attempt }: Options): ContentState {
  const { data: content, error } = useQuery({
    queryKey: ["viewer", "content", source, id, attempt],
    queryFn: () => lookUp(id, source),
    // Signing in again makes every query ask anew: what is being read must not be exchanged under its reader.
    enabled: (query) => query.state.data === undefined,
    refetchInterval: (query) => query.state.error instanceof StillPreparing && LOOK_AGAIN_MS,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => content && warmUp(content), [content]);

  const state = useMemo(() => stateOf(content, error), [content, error]);
  const failed = state.kind === "error" ? state.error : null;
  useEffect(() => {
    // Of a content that is not there, nobody can be told.
    if (failed && mayReport && failed.code !== "ERROR_404") void reportError(id, failed);
  }, [failed, id, mayReport]);
  return state;
}

function stateOf(content: ViewedContent | undefined, error: unknown): ContentState {
  if (content) return { kind: "ready", content };
  if (!error) return { kind: "loading" };
  if (error instanceof StillPreparing) return { kind: "preparing", known: error.known };
  const shown = error instanceof ViewerError ? error : new ViewerError("OTHER", { message: String(error) });
  return { kind: "error", error: shown };
}

/** Asks for a content and what its renderer needs, its file included, or throws the error to show. */
export async function lookUp(id: string, source: Source): Promise<ViewedContent> {
  try {
    const content = await (source === "library" ? libraryContent(id) : publicContent(id));
    if (content.status === "inactive") throw new ViewerError("CONTENT_DISABLED");
    return await openStored(content);
  } catch (thrown) {
    if (thrown instanceof ViewerError || thrown instanceof StillPreparing) throw thrown;
    const failure = asFailure(thrown);
    throw failure.code === "PREPARING" ? new StillPreparing(null) : lookupError(failure);
  }
}

async function libraryContent(guid: string): Promise<ViewedContent> {
  const call = api.GET("/cms/contents/{guid}", { params: { path: { guid } } });
  const { data } = await unwrap(call);
  const code = data.refusal?.code;
  if (code === "PREPARING") throw new StillPreparing(data);
  if (code && NOTHING_OWN.has(code) && vimeoPlayer(data.url)) return data;
  if (code) throw new ViewerError(isViewerCode(code) ? code : "OTHER", { message: data.refusal?.message });
  if (data.failure) throw new ViewerError("FILE_HAVE_ERROR", { message: data.failure.message });
  return data;
}

async function publicContent(content_guid: string): Promise<ViewedContent> {
  const params = { path: { content_guid } };
  const { data } = await unwrap(api.GET("/front/public-viewer/{content_guid}", { params }));
  return { ...data, url_public_viewer: window.location.pathname };
}
