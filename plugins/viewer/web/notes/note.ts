import type { Positions, SurfaceBox, SurfacePoint } from "@estante/sdk";

export const HIGHLIGHTS = ["yellow", "green", "pink", "blue"] as const;
export const INKS = ["blue", "red", "green", "black"] as const;
export const OUTLINES = ["rectangle", "ellipse", "line", "arrow"] as const;

export type Highlight = (typeof HIGHLIGHTS)[number];
export type Ink = (typeof INKS)[number];
export type Outline = (typeof OUTLINES)[number];

/** What is seen of a note on its surface. A text's words are the note's own. */
export type Drawn =
  | { readonly kind: "highlight"; readonly boxes: readonly SurfaceBox[] }
  | { readonly kind: "ink"; readonly points: readonly SurfacePoint[] }
  | { readonly kind: "text"; readonly at: SurfacePoint }
  | { readonly kind: "rectangle" | "ellipse"; readonly box: SurfaceBox }
  | { readonly kind: "line" | "arrow"; readonly from: SurfacePoint; readonly to: SurfacePoint };

/** Words of the content, with those around them, by which other readers find them again. */
export interface Quote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** Where a note stands: a page, or a second of what plays. */
export interface NotePlace {
  readonly unit: Positions["unit"];
  readonly at: number;
}

/** A person's note on a content. */
export interface Note {
  readonly guid: string;
  /** The course in which it was made, or the note that it answers. */
  readonly parent: string | null;
  /** Null for the content as a whole. */
  readonly place: NotePlace | null;
  readonly color: Highlight | Ink | null;
  readonly drawn: Drawn | null;
  readonly quote: Quote | null;
  readonly words: string;
  /** When it was made, as ISO 8601. */
  readonly created: string;
}

export type NoteKind = "highlight" | "drawing" | "text" | "shape" | "note";

export function kindOf({ drawn }: Note): NoteKind {
  if (!drawn) return "note";
  if (drawn.kind === "highlight" || drawn.kind === "text") return drawn.kind;
  return drawn.kind === "ink" ? "drawing" : "shape";
}

/** The surface on which a note is drawn: a picture has no places and one surface. */
export const surfaceOf = ({ place }: Note): number => (place?.unit === "page" ? place.at : 1);

/** A note with those that answer it, and those that answer these. */
export function withReplies(notes: readonly Note[], guids: readonly string[]): readonly Note[] {
  const all = new Set(guids);
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const { guid, parent } of notes) if (parent && all.has(parent)) all.add(guid);
  }
  return notes.filter(({ guid }) => all.has(guid));
}

export interface NoteThread {
  readonly first: Note;
  readonly replies: readonly Note[];
}

/**
 * The notes of a course, or those of none, each with its answers: in the order of the content first, and of time then.
 */
export function noteThreads(notes: readonly Note[], course: string | null): readonly NoteThread[] {
  const guids = new Set(notes.map(({ guid }) => guid));
  const isAnswer = ({ parent }: Note) => parent !== null && guids.has(parent);
  const placeOf = ({ place }: Note) => place?.at ?? -1;
  return notes
    .filter((note) => !isAnswer(note) && (note.parent === null || course === null || note.parent === course))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.created.localeCompare(b.created))
    .map((first) => ({
      first,
      replies: withReplies(notes, [first.guid])
        .filter(({ guid }) => guid !== first.guid)
        .sort((a, b) => a.created.localeCompare(b.created)),
    }));
}
