import { recordTypeOf } from "../plugin/registry";
import type { CoverInk, DrawingName } from "./drawings";

export const INKS: readonly [CoverInk, ...CoverInk[]] = [
  { paper: "#e8573f", ink: "#ffffff", first: "#f6b93b", second: "#1f3f5b", third: "#fde3cf" },
  { paper: "#123a5c", ink: "#ffffff", first: "#fbd46d", second: "#3f8fc4", third: "#7cc0dd" },
  { paper: "#f3e7c4", ink: "#1d4a35", first: "#e4572e", second: "#58a055", third: "#2b6545" },
  { paper: "#1d2b4f", ink: "#ffffff", first: "#f2605f", second: "#6fc0b4", third: "#ffdd60" },
  { paper: "#dce8e4", ink: "#173f49", first: "#e76f3c", second: "#3f7d80", third: "#a7c9c4" },
  { paper: "#41204d", ink: "#ffffff", first: "#f29a4a", second: "#f3d9c9", third: "#e0a9bf" },
  { paper: "#0f5746", ink: "#f2f5e4", first: "#f0b840", second: "#8fcfa0", third: "#c7e6bd" },
  { paper: "#f8d9bd", ink: "#1f3a5a", first: "#e5572f", second: "#5c6f91", third: "#2d4a38" },
  { paper: "#ffe9e2", ink: "#8a1f2a", first: "#c73f37", second: "#2a2f4a", third: "#efb7a8" },
  { paper: "#7b2331", ink: "#f6e9d7", first: "#e7c08c", second: "#f6e9d7", third: "#a84b55" },
  { paper: "#f3efe3", ink: "#143a4a", first: "#d1283c", second: "#1d4c66", third: "#d5a54a" },
  { paper: "#17302b", ink: "#ffffff", first: "#f8b02b", second: "#f2651f", third: "#85b9d8" },
];

const BOOKISH: readonly DrawingName[] = ["rosette", "leaves", "quarters"];

// Words of a subject or a title, in the three languages, without accents.
const BY_SUBJECT: readonly (readonly [RegExp, DrawingName])[] = [
  [/fracci|frac[oc]|fraction/, "pies"],
  [/algebra|geometr/, "quarters"],
  [/funci|funca|function/, "curve"],
  [/estadistic|estatistic|statistic|economi/, "bars"],
  [/agua|water|ondas|wave|mar |ocean/, "waves"],
  [/celula|cell|biolog|cienc|scien/, "cell"],
  [/solar|planet|fisic|physic|astron/, "orbits"],
  [/atlas|mapa|map\b/, "contours"],
  [/geograf|volcan|vulc|andes|america/, "hills"],
  [/matem|math/, "pies"],
  [/music|voces|vozes|voice|audio/, "sound"],
  [/selva|bosque|planta|amazon|cuento|conto/, "leaves"],
];

/** The same words lead to the same cover on every screen and every day. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export interface CoverChoice {
  readonly ink: CoverInk;
  readonly drawing: DrawingName;
}

/** Chooses colours by the title, and the drawing by subject first and type second. */
export function chooseCover(title: string, type?: string | null, subject?: string | null): CoverChoice {
  const plain = `${subject ?? ""} ${title} `.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const hash = hashOf(title);
  const ink = INKS[hash % INKS.length] ?? INKS[0];
  const bySubject = BY_SUBJECT.find(([words]) => words.test(plain))?.[1];
  const fitting: readonly DrawingName[] = recordTypeOf(type)?.cover.drawings ?? BOOKISH;
  const byType = fitting[(hash >>> 8) % fitting.length];
  return { ink, drawing: bySubject ?? byType ?? "rosette" };
}

/** Breaks a title into at most three lines that fit; the last one ends in an ellipsis. */
export function breakTitle(title: string, letters: number, lines = 3): string[] {
  const rows: string[] = [];
  let row = "";
  const words = title.trim().split(/\s+/);
  for (const [at, word] of words.entries()) {
    const next = row ? `${row} ${word}` : word;
    if (next.length <= letters || row === "") {
      row = next;
      continue;
    }
    rows.push(row);
    row = word;
    if (rows.length === lines) {
      rows[lines - 1] = `${rows[lines - 1]}…`;
      return rows;
    }
    if (at === words.length - 1) break;
  }
  if (row) rows.push(row);
  return rows.map((text) =>
    text.length > letters + 8 ? `${[...text].slice(0, letters + 6).join("")}…` : text,
  );
}
