import { api, asFailure, KEEP_SESSION, unwrap } from "@estante/sdk";
import { useEffect, useState } from "react";
import { lookupError, ViewerError } from "../errors/catalogue";
import { reportError } from "../errors/report-error";
import type { ViewedContent } from "./viewed-content";

export type ContentState =
  | { kind: "loading"; known: { name?: string; type?: string; thumbnail?: string | null } }
  | { kind: "error"; error: ViewerError }
  | { kind: "ready"; content: ViewedContent };

interface Options {
  signedIn: boolean;
  attempt: number;
}

/** Looks the content up: with a session in the library, without one among the public contents. */
export function useContent(id: string, { signedIn, attempt }: Options): ContentState {
  const [state, setState] = useState<ContentState>({ kind: "loading", known: {} });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false;
    setState({ kind: "loading", known: {} });
    lookUp(id, signedIn).then(
      (content) => !gone && setState({ kind: "ready", content }),
      (error: unknown) => {
        if (gone) return;
        const shown =
          error instanceof ViewerError ? error : new ViewerError("OTHER", { message: String(error) });
        setState({ kind: "error", error: shown });
        if (signedIn) void reportError(id, shown);
      },
    );
    return () => {
      gone = true;
    };
  }, [id, signedIn, attempt]);

  return state;
}

async function lookUp(id: string, signedIn: boolean): Promise<ViewedContent> {
  const options = { params: { path: { id } }, headers: KEEP_SESSION };
  const call = signedIn
    ? api.GET("/cms/contents/{id}", options)
    : api.GET("/front/public-viewer/{id}", options);
  try {
    const { data } = await unwrap(call);
    if (data.status === "inactive") throw new ViewerError("CONTENT_DISABLED");
    return data;
  } catch (thrown) {
    throw thrown instanceof ViewerError ? thrown : lookupError(asFailure(thrown));
  }
}
