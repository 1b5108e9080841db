import type { ViewedContent } from "./viewed-content";

/**
 * The full length in the content's unit (A063, A064): seconds for video and audio, pages for documents, 1 for what
 * is seen as a whole. Null when the content's file does not say: its player may.
 */
export function lengthOf(content: Pick<ViewedContent, "tracking" | "payload">): number | null {
  switch (content.tracking) {
    case "continuous":
      return numberIn(content.payload, "duration");
    case "range":
      return numberIn(content.payload, "pages");
    default:
      return 1;
  }
}

function numberIn(payload: unknown, name: string): number | null {
  if (!payload || typeof payload !== "object") return null;
  const value = (payload as Record<string, unknown>)[name];
  return typeof value === "number" && value > 0 ? value : null;
}
