import { readStored, writeStored } from "./stored";

/** Where the last page with a frame is kept, by the specification's name (back office §3). */
export const LAST_FRAMED_PAGE = "viewerLastLocation";

/** Keeps the address of a page with a frame: where a page without one leads back to. */
export function rememberFramedPage(href: string): void {
  writeStored(window.localStorage, LAST_FRAMED_PAGE, href);
}

/** The page with a frame that was shown last, as a path of this site; null when there is none. */
export function lastFramedPage(): string | null {
  const href = readStored(window.localStorage, LAST_FRAMED_PAGE);
  return typeof href === "string" && /^\/(?![/\\])/.test(href) ? href : null;
}
