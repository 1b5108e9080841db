/** A line of a track: from when to when, in milliseconds, and what is read meanwhile. */
export interface Cue {
  /** Its own while it is edited; the file's identifier is `name`. */
  readonly id: number;
  readonly name: string | null;
  readonly start: number;
  readonly end: number;
  /** Place and alignment, as the file says them. */
  readonly settings: string;
  readonly text: string;
}

/** A WebVTT file: what stands before the first cue, and after, is kept as it is. */
export interface Track {
  readonly head: string;
  readonly cues: readonly Cue[];
}

export type Fault = "early" | "overlap" | "short" | "empty";

const TIMES = /^(\d+):(\d\d):(\d\d)\.(\d{3})[ \t]+-->[ \t]+(\d+):(\d\d):(\d\d)\.(\d{3})[ \t]*(.*)$/;
const MOMENT = /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;
const ARROW = "-->";
/** What nobody can read so fast. */
export const MIN_CUE_MS = 700;
const NEW_MS = 2000;

const milliseconds = (hours: string, minutes: string, seconds: string, rest: string) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

/** Reads what the server has checked: WebVTT with full times. */
export function parseTrack(text: string): Track {
  const blocks = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/);
  const cues: Cue[] = [];
  const head: string[] = [];
  for (const block of blocks) {
    const lines = block.split("\n").filter((line, at, all) => line !== "" || at < all.length - 1);
    const at = lines.findIndex((line) => line.includes(ARROW));
    const times = at < 0 ? null : TIMES.exec(lines[at] ?? "");
    if (!times) {
      if (block.trim()) head.push(block.trimEnd());
      continue;
    }
    const [, h1 = "", m1 = "", s1 = "", t1 = "", h2 = "", m2 = "", s2 = "", t2 = "", settings = ""] = times;
    cues.push({
      id: cues.length,
      name: at > 0 ? (lines[at - 1] ?? null) : null,
      start: milliseconds(h1, m1, s1, t1),
      end: milliseconds(h2, m2, s2, t2),
      settings,
      text: lines.slice(at + 1).join("\n"),
    });
  }
  return { head: head.join("\n\n") || "WEBVTT", cues };
}

/** `00:02:41.200` */
export function formatMoment(value: number): string {
  const part = (number: number, digits = 2) => String(Math.floor(number)).padStart(digits, "0");
  return `${part(value / 3_600_000)}:${part((value / 60_000) % 60)}:${part((value / 1000) % 60)}.${part(value % 1000, 3)}`;
}

/** Milliseconds of `2:41.2`, `00:02:41,200` and the like; null for anything else. */
export function parseMoment(text: string): number | null {
  const match = MOMENT.exec(text.trim());
  if (!match) return null;
  const [, hours = "0", minutes = "", seconds = "", rest = ""] = match;
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  return milliseconds(hours, minutes, seconds, rest.padEnd(3, "0"));
}

/** The file; numbers that counted the cues count them anew. */
export function writeTrack({ head, cues }: Track): string {
  const isCounted = cues.every(({ name }) => name === null || /^\d+$/.test(name));
  const blocks = cues.map(({ name, start, end, settings, text }, at) => {
    const identifier = name !== null && isCounted ? String(at + 1) : name;
    const times = `${formatMoment(start)} ${ARROW} ${formatMoment(end)}${settings && ` ${settings}`}`;
    // An empty line would end the cue, and an arrow would be read as times.
    const words = text
      .replaceAll(ARROW, "->")
      .split("\n")
      .filter((line) => line.trim() !== "");
    return [...(identifier === null ? [] : [identifier]), times, ...words].join("\n");
  });
  return `${[head, ...blocks].join("\n\n")}\n`;
}

/** What is wrong with each cue, by its place. Only an end before its start cannot be saved. */
export function faultsOf(cues: readonly Cue[]): readonly (Fault | null)[] {
  return cues.map(({ start, end, text }, at) => {
    const before = cues[at - 1];
    if (end <= start) return "early";
    if (before && start < before.end) return "overlap";
    if (text.trim() === "") return "empty";
    return end - start < MIN_CUE_MS ? "short" : null;
  });
}

const nextId = (cues: readonly Cue[]) => Math.max(-1, ...cues.map(({ id }) => id)) + 1;

/** Two of one: at the moment, where it is within, else in the middle; the words are parted alike. */
export function splitCue(cues: readonly Cue[], at: number, moment: number): readonly Cue[] {
  const cue = cues[at];
  if (!cue) return cues;
  const isWithin = moment > cue.start && moment < cue.end;
  const middle = isWithin ? Math.round(moment) : Math.round((cue.start + cue.end) / 2);
  const [first, second] = partWords(cue.text, (middle - cue.start) / Math.max(1, cue.end - cue.start));
  return cues.toSpliced(
    at,
    1,
    { ...cue, end: middle, text: first },
    { ...cue, id: nextId(cues), start: middle, text: second },
  );
}

function partWords(text: string, share: number): readonly [string, string] {
  const lines = text.split("\n");
  if (lines.length > 1) return [lines[0] ?? "", lines.slice(1).join("\n")];
  const words = text.split(" ");
  const first = Math.max(1, Math.min(words.length - 1, Math.round(words.length * share)));
  return [words.slice(0, first).join(" "), words.slice(first).join(" ")];
}

/** One of two: with the one behind it. */
export function mergeCue(cues: readonly Cue[], at: number): readonly Cue[] {
  const [cue, next] = [cues[at], cues[at + 1]];
  if (!cue || !next) return cues;
  const text = [cue.text, next.text].filter(Boolean).join("\n");
  return cues.toSpliced(at, 2, { ...cue, end: Math.max(cue.end, next.end), text });
}

/** A new one that begins at the moment, in its place among the others. Answers its place too. */
export function insertCue(cues: readonly Cue[], moment: number): { cues: readonly Cue[]; at: number } {
  const start = Math.max(0, Math.round(moment));
  const behind = cues.findIndex((cue) => cue.start > start);
  const at = behind < 0 ? cues.length : behind;
  const limit = cues[at]?.start ?? Number.POSITIVE_INFINITY;
  const end = Math.max(start + 1, Math.min(start + NEW_MS, limit));
  const cue = { id: nextId(cues), name: null, start, end, settings: "", text: "" };
  return { cues: cues.toSpliced(at, 0, cue), at };
}

/** The place of what is read at a moment; -1 for none. */
export const cueAt = (cues: readonly Cue[], moment: number): number =>
  cues.findLastIndex(({ start, end }) => moment >= start && moment < end);
