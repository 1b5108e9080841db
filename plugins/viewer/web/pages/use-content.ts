import { api, asFailure, KEEP_SESSION, unwrap } from "@estante/sdk";
import { useEffect, useState } from "react";
import { isViewerCode, lookupError, ViewerError } from "../errors/catalogue";
import { reportError } from "../errors/report-error";
import type { ViewedContent } from "./viewed-content";

export type ContentState =
  | { kind: "loading" }
  | { kind: "error"; error: ViewerError }
  | { kind: "ready"; content: ViewedContent };

interface Options {
  signedIn: boolean;
  attempt: number;
}

/** Looks the content up: with a session in the library, without one among the public contents. */
export function useContent(id: string, { signedIn, attempt }: Options): ContentState {
  const [state, setState] = useState<ContentState>({ kind: "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false;
    setState({ kind: "loading" });
    lookUp(id, signedIn).then(
      (content) => !gone && setState({ kind: "ready", content }),
      (error: unknown) => {
        if (gone) return;
        const shown =
          error instanceof ViewerError ? error : new ViewerError("OTHER", { message: String(error) });
        setState({ kind: "error", error: shown });
        // Of a content that is not there, nobody can be told.
        if (signedIn && shown.code !== "ERROR_404") void reportError(id, shown);
      },
    );
    return () => {
      gone = true;
    };
  }, [id, signedIn, attempt]);

  return state;
}

/** Asks for a content and what its renderer needs, or throws the error to show. */
export async function lookUp(id: string, signedIn: boolean): Promise<ViewedContent> {
  try {
    const content = await (signedIn ? libraryContent(id) : publicContent(id));
    if (content.status === "inactive") throw new ViewerError("CONTENT_DISABLED");
    return content;
  } catch (thrown) {
    throw thrown instanceof ViewerError ? thrown : lookupError(asFailure(thrown));
  }
}

async function libraryContent(guid: string): Promise<ViewedContent> {
  const call = api.GET("/cms/contents/{guid}", { params: { path: { guid } }, headers: KEEP_SESSION });
  const { data } = await unwrap(call);
  const code = data.refusal?.code;
  if (code) throw new ViewerError(isViewerCode(code) ? code : "OTHER", { message: data.refusal?.message });
  if (data.failure) throw new ViewerError("FILE_HAVE_ERROR", { message: data.failure.message });
  return data;
}

async function publicContent(content_guid: string): Promise<ViewedContent> {
  const params = { path: { content_guid } };
  const { data } = await unwrap(
    api.GET("/front/public-viewer/{content_guid}", { params, headers: KEEP_SESSION }),
  );
  return { ...data, thumbnail: null, customTags: [], url_public_viewer: window.location.pathname };
}
