import { api, asFailure, unwrap } from "@estante/sdk";
import { ViewerError } from "../errors/catalogue";
import type { ViewedContent } from "./viewed-content";

/** What plays, or is seen at once: a file of it that is missing is an error of the content (specification, §8). */
const PLAYED = /^(?:video|audio|image)\//;

interface StoredFile {
  /** Its path in the store and the token that opens it, as the signed address has them. */
  readonly path: string;
  readonly token: string;
  readonly mediaType: string;
}

/**
 * The content with the address that its file's storage path answers, once its token is known to open it. The cookies of
 * the answer are written, for stores that want some (VIE-233, VIE-234). Contents without a file stay as they are, and so
 * does one that is not answered for: whoever loads the file waits for the line. Raises ViewerError.
 */
export async function openStored(content: ViewedContent): Promise<ViewedContent> {
  const file = storedFile(content.payload);
  if (!file) return content;
  try {
    const [{ url, cookies }] = await Promise.all([signedUrl(file), check(file)]);
    for (const [name, value] of Object.entries(cookies ?? {})) writeCookie(name, value);
    return {
      ...content,
      payload: { ...(content.payload as object), url } as unknown as ViewedContent["payload"],
    };
  } catch (thrown) {
    const { status } = asFailure(thrown);
    if (status === 403) throw new ViewerError("FILE_NOT_AUTHORIZED");
    if (status === 404)
      throw new ViewerError(PLAYED.test(file.mediaType) ? "FILE_HAVE_ERROR" : "FILE_NOT_FOUND");
    return content;
  }
}

/** The stored file that a payload opens; a link has no media type, and a download keeps its own address. */
export function storedFile(payload: unknown): StoredFile | null {
  const { url, media_type } = (payload ?? {}) as { readonly url?: unknown; readonly media_type?: unknown };
  if (typeof url !== "string" || typeof media_type !== "string") return null;
  const { pathname, searchParams } = new URL(url, window.location.origin);
  const token = searchParams.get("token");
  if (!token || searchParams.has("download")) return null;
  return { path: decodeURIComponent(pathname.slice(1)), token, mediaType: media_type };
}

async function signedUrl({ path, token }: StoredFile) {
  const params = { path: { path }, query: { token } };
  const { data } = await unwrap(api.GET("/storage/{path}", { params }));
  if (!("url" in data)) throw new ViewerError("ERROR_500");
  return data;
}

async function check({ path, token }: StoredFile): Promise<void> {
  const params = { path: { path }, query: { auth: "signed-url", token } } as const;
  await unwrap(api.GET("/storage/{path}", { params }));
}

function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${name}=${value}; path=/; samesite=lax${window.location.protocol === "https:" ? "; secure" : ""}`;
}
