import type { ViewedContent } from "../pages/viewed-content";
import { openAhead } from "./pdf/document/open-document";
import type { PdfPayload } from "./pdf/pdf.renderer";

/** What the renderers of our own types need: each import is the one that `plugin.tsx` makes later. */
const NEEDED: Record<string, () => Promise<unknown>> = {
  CTTY_03: () => import("./media/video.renderer"),
  CTTY_04: () => import("./media/audio.renderer"),
  CTTY_05: () => import("./pdf/pdf.renderer"),
  CTTY_06: () => import("./link/link.renderer"),
  CTTY_07: () => import("./image/image.renderer"),
  CTTY_10: () => import("./scorm/scorm.renderer"),
};

/**
 * Fetches what shows a content while the person's consumption is being opened. What cannot be fetched is asked for
 * again, and reported, where it is used. What it answers lets go of what nobody took.
 */
export function warmUp({ type_guid, payload }: ViewedContent): () => void {
  NEEDED[type_guid]?.().catch(() => undefined);
  if (type_guid !== "CTTY_05") return () => undefined;
  const { url, size } = payload as unknown as PdfPayload;
  return openAhead(url, size);
}
