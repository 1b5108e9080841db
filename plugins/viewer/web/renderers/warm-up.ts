import type { ViewedContent } from "../pages/viewed-content";
import type { DownloadPayload } from "./download/download.renderer";
import { isDocument } from "./office/is-document";
import { openAhead } from "./pdf/document/open-document";
import type { PdfPayload } from "./pdf/pdf.renderer";

/** What the renderers of our own types need: each import is the one that `plugin.tsx` makes later. */
const NEEDED: Record<string, () => Promise<unknown>> = {
  CTTY_01: () => import("./pdf/pdf.renderer"),
  CTTY_02: () => import("./books/mint.renderer"),
  CTTY_03: () => import("./media/video.renderer"),
  CTTY_04: () => import("./media/audio.renderer"),
  CTTY_05: () => import("./pdf/pdf.renderer"),
  CTTY_06: () => import("./link/link.renderer"),
  CTTY_07: () => import("./image/image.renderer"),
  CTTY_08: () => import("./page/page.renderer"),
  CTTY_10: () => import("./scorm/scorm.renderer"),
  CTTY_11: () => import("./download/download.renderer"),
  CTTY_12: () => import("./office/office.renderer"),
  CTTY_13: () => import("./page/zip.renderer"),
  CTTY_15: () => import("./page/page.renderer"),
  CTTY_18: () => import("./link/app.renderer"),
  CTTY_20: () => import("./activity/activity.renderer"),
  CTTY_21: () => import("./epub/epub.renderer"),
  CTTY_CATBOOK: () => import("./books/cat-book.renderer"),
  CTTY_EPUB_COLIBRIO: () => import("./epub/epub.renderer"),
};

/** Documents, of which the first bytes are asked for at once. */
const DOCUMENTS = new Set(["CTTY_01", "CTTY_05"]);
const OFFICE = "CTTY_12";

/**
 * Fetches what shows a content while the person's consumption is being opened. What cannot be fetched is asked for
 * again, and reported, where it is used. What it answers lets go of what nobody took.
 */
export function warmUp({ type_guid, payload }: ViewedContent): () => void {
  NEEDED[type_guid]?.().catch(() => undefined);
  const opened = payload as unknown as PdfPayload | DownloadPayload;
  const isRead = DOCUMENTS.has(type_guid) || (type_guid === OFFICE && isDocument(opened));
  if (!isRead) return () => undefined;
  if (type_guid === OFFICE) import("./pdf/pdf.renderer").catch(() => undefined);
  const { url, size } = opened as PdfPayload;
  return openAhead(url, size);
}
