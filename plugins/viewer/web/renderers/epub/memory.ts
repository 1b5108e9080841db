/** What is kept of a book for the person, as the suspend data of their consumption. */

export interface Bookmark {
  readonly cfi: string;
  /** How far in the book, 0 to 1. */
  readonly share: number;
  readonly label: string;
}

export interface BookMemory {
  readonly cfi: string | null;
  readonly bookmarks: readonly Bookmark[];
}

export const NOTHING_KEPT: BookMemory = { cfi: null, bookmarks: [] };
const MAX_BOOKMARKS = 200;

export const writeMemory = (memory: BookMemory): string => JSON.stringify(memory);

/** What another reader left there, or nothing that can be read, is begun anew. */
export function readMemory(text: string | null): BookMemory {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!stored || typeof stored !== "object") return NOTHING_KEPT;
    const { cfi, bookmarks } = stored as Partial<Record<keyof BookMemory, unknown>>;
    return {
      cfi: typeof cfi === "string" ? cfi : null,
      bookmarks: Array.isArray(bookmarks) ? bookmarks.filter(isBookmark).slice(0, MAX_BOOKMARKS) : [],
    };
  } catch {
    return NOTHING_KEPT;
  }
}

/** With the bookmark, in the book's order, or without it where it was there. */
export function toggled(bookmarks: readonly Bookmark[], mark: Bookmark): readonly Bookmark[] {
  const others = bookmarks.filter(({ cfi }) => cfi !== mark.cfi);
  if (others.length < bookmarks.length) return others;
  return [...others, mark].sort((one, other) => one.share - other.share).slice(0, MAX_BOOKMARKS);
}

function isBookmark(value: unknown): value is Bookmark {
  const { cfi, share, label } = (value ?? {}) as Partial<Record<keyof Bookmark, unknown>>;
  return typeof cfi === "string" && typeof share === "number" && typeof label === "string";
}
