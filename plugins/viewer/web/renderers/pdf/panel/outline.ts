/** One entry of a document's table of contents. Pages count from 1. */
export interface OutlineEntry {
  title: string;
  page: number | null;
  children: readonly OutlineEntry[];
}

export interface FlatEntry {
  key: string;
  title: string;
  page: number | null;
  level: number;
}

/** The entries in reading order, each with its depth. */
export function flatten(entries: readonly OutlineEntry[], level = 0, prefix = ""): FlatEntry[] {
  return entries.flatMap((entry, index) => {
    const key = `${prefix}${index}`;
    const { title, page } = entry;
    return [{ key, title, page, level }, ...flatten(entry.children, level + 1, `${key}.`)];
  });
}

/** The entry that holds a page: the last one that starts on it or before it. */
export function entryAt(entries: readonly FlatEntry[], page: number): FlatEntry | undefined {
  return entries.filter((entry) => entry.page !== null && entry.page <= page).at(-1);
}

/** The page after an entry's last: where the next entry of its depth or above begins, or the document ends. */
export function endOf(entries: readonly FlatEntry[], entry: FlatEntry, pages: number): number {
  const after = entries.slice(entries.indexOf(entry) + 1);
  return after.find(({ level, page }) => page !== null && level <= entry.level)?.page ?? pages + 1;
}

/** The page after an entry's own pages, without those of the entries below it. */
export function ownEndOf(entries: readonly FlatEntry[], entry: FlatEntry, pages: number): number {
  const after = entries.slice(entries.indexOf(entry) + 1);
  return after.find(({ page }) => page !== null)?.page ?? pages + 1;
}
