import type { ViewedContent } from "../pages/viewed-content";
import { warmUp as startEngine } from "./pdf/engine-start";
import { readEarly } from "./pdf/file-transport";
import type { PdfPayload } from "./pdf/pdf.renderer";

/**
 * What the renderers of our own types need, fetched while the person's consumption is being opened: each import is
 * the one that `plugin.tsx` makes later.
 */
const NEEDED: Record<string, (payload: unknown) => Promise<unknown>> = {
  CTTY_03: () => import("./media/video.renderer"),
  CTTY_04: () => import("./media/audio.renderer"),
  CTTY_05: (payload) => {
    startEngine();
    const { url, size } = payload as PdfPayload;
    readEarly(url, size);
    return import("./pdf/pdf.renderer");
  },
  CTTY_06: () => import("./link/link.renderer"),
  CTTY_07: () => import("./image/image.renderer"),
  CTTY_10: () => import("./scorm/scorm.renderer"),
};

/** What cannot be fetched is asked for again, and reported, where it is used. */
export function warmUp({ type_guid, payload }: ViewedContent): void {
  NEEDED[type_guid]?.(payload).catch(() => undefined);
}
