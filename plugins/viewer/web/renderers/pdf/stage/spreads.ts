/** Pages lie side by side as in a book: the first alone, then two and two. Pages count from 1. */
export type Spread = "single" | "facing";

/** The page where the next spread begins, or the one before. */
export function stepFrom(page: number, direction: 1 | -1, spread: Spread): number {
  if (spread === "single") return page + direction;
  const first = page - (page % 2);
  return Math.max(1, first + 2 * direction);
}

/** The last page that lies open with this one. */
export function lastBeside(page: number, pages: number, spread: Spread): number {
  if (spread === "single" || page === 1) return page;
  return Math.min(pages, page - (page % 2) + 1);
}
