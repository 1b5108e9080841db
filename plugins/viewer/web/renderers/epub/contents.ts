/** A line of the contents; `href` is a file of the book and a fragment, or null for a heading. */
export interface BookEntry {
  readonly title: string;
  readonly href?: string | null;
  readonly children?: readonly BookEntry[];
}

export interface FlatEntry {
  readonly key: string;
  readonly title: string;
  readonly href: string | null;
  readonly level: number;
}

export function flatten(entries: readonly BookEntry[] = [], level = 0, above = ""): FlatEntry[] {
  return entries.flatMap(({ title, href, children }, index) => {
    const key = `${above}${index}`;
    return [{ key, title, href: href ?? null, level }, ...flatten(children, level + 1, `${key}.`)];
  });
}

/** The line where the person is: the one that the reader names, else the first of the same file. */
export function entryAt(entries: readonly FlatEntry[], href: string): FlatEntry | null {
  const file = href.split("#")[0];
  return (
    entries.find((entry) => entry.href === href) ??
    entries.find((entry) => entry.href?.split("#")[0] === file) ??
    null
  );
}
