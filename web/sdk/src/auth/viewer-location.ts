import { readStored, writeStored } from "./stored";

/** Where the back link of the viewer leads when its window has no history (specification, back office §3). */
export const VIEWER_LAST_LOCATION = "viewerLastLocation";

/** Keeps the address of a framed page, the place before the viewer. */
export function rememberViewerLocation(href: string): void {
  writeStored(window.localStorage, VIEWER_LAST_LOCATION, href);
}

/** The framed page that was shown last, as a path of this site; null when there is none. */
export function viewerLastLocation(): string | null {
  const href = readStored(window.localStorage, VIEWER_LAST_LOCATION);
  return typeof href === "string" && /^\/(?![/\\])/.test(href) ? href : null;
}
