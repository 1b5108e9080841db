/** How a document was looked at, kept for each content on this device: a large screen wants another size than a phone. */

import type { Spread } from "./spreads";

export type Fit = "auto" | "page-width" | "page-fit";

export interface SavedView {
  /** How the page fits the window, or how large it is when the person chose that. */
  readonly size: Fit | number;
  readonly spread: Spread;
  readonly page: number;
  /** The corner of the page that was at the window's, in points. */
  readonly left: number;
  readonly top: number;
}

const KEY = "estante.pdf-views";
const MAX_CONTENTS = 100;

export function readView(guid: string, store: Storage = localStorage): SavedView | null {
  return all(store)[guid] ?? null;
}

/** Keeps a view; of the contents that were not opened for longest, the oldest is forgotten. */
export function saveView(guid: string, view: SavedView, store: Storage = localStorage): void {
  const { [guid]: _, ...others } = all(store);
  const newest = Object.entries(others).slice(1 - MAX_CONTENTS);
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [guid, view]])));
  } catch {
    // A full store keeps what it has.
  }
}

function all(store: Storage): Record<string, SavedView> {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, SavedView>) : {};
  } catch {
    return {};
  }
}
