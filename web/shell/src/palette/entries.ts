import type { ReactNode } from "react";

/** One thing that the palette can do: go to an address, or act. */
export type PaletteEntry = {
  readonly id: string;
  readonly group: "favourites" | "opened" | "records" | "pages" | "actions";
  /** Whose records they are: those of one section stand together under its name. */
  readonly section?: string | undefined;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly keys?: readonly string[] | undefined;
  readonly address?: string | undefined;
  readonly run?: (() => void) | undefined;
  readonly picture?: ReactNode;
};

export type Scope = "all" | "records" | "pages" | "actions";

/** What a scope shows; what one has at hand are records too. */
export const inScope = ({ group }: PaletteEntry, scope: Scope): boolean =>
  scope === "all" ||
  group === scope ||
  (scope === "records" && (group === "favourites" || group === "opened"));

export interface EntryGroup {
  readonly group: PaletteEntry["group"];
  readonly section: string | undefined;
  readonly entries: readonly PaletteEntry[];
}

const ORDER = ["favourites", "opened", "records", "pages", "actions"] as const;

/** The entries in the order of their groups; records by the section that they are of. */
export function groupsOf(entries: readonly PaletteEntry[]): EntryGroup[] {
  const groups: (EntryGroup & { entries: PaletteEntry[] })[] = [];
  for (const group of ORDER)
    for (const entry of entries.filter((other) => other.group === group)) {
      const known = groups.find((other) => other.group === group && other.section === entry.section);
      if (known) known.entries.push(entry);
      else groups.push({ group, section: entry.section, entries: [entry] });
    }
  return groups;
}

/** `>` in front asks for actions only, as the segment does; the rest is what is looked for. */
export function readQuery(text: string, chosen: Scope): { scope: Scope; wanted: string } {
  if (text.startsWith(">")) return { scope: "actions", wanted: text.slice(1).trim() };
  return { scope: chosen, wanted: text.trim() };
}

/** Entries whose text holds every word, whatever its accents and capitals; at the start of the text first. */
export function matching<Entry extends { text: string }>(entries: readonly Entry[], wanted: string): Entry[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return entries
    .filter((entry) => words.every((word) => fold(entry.text).includes(word)))
    .sort((first, second) => rank(first, words) - rank(second, words));
}

/** The part of `text` that matches, to be underlined; null when nothing does. */
export function matchedPart(text: string, wanted: string): readonly [number, number] | null {
  const [word] = fold(wanted).split(/\s+/).filter(Boolean);
  if (!word) return null;
  const at = fold(text).indexOf(word);
  // Folding may change the length of rare letters; then the place is not known.
  return at < 0 || fold(text).length !== text.length ? null : [at, at + word.length];
}

function rank(entry: { text: string }, words: readonly string[]): number {
  return words[0] && fold(entry.text).startsWith(words[0]) ? 0 : 1;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
