import type { Completion, Memory, Range, Score, Success } from "@estante/sdk";

/** Ranges closer than this are one: the hundredths that a clock leaves between two looks at it. */
const TOUCHING = 0.001;

/** What waits to be sent, merged into one update however much it is. */
export interface Pending {
  began: string;
  ended: string;
  /** Apart from each other, in their order on the scale. */
  covered: Range[];
  /** The range that came last: its end is where the person is. */
  newest: Range | null;
  isEnd: boolean;
  length?: number;
  suspendData?: string;
  completion?: Completion;
  success?: Success;
  score?: Score;
}

/** An update that has a number: sending it again counts once, so it never changes any more. */
export interface Numbered extends Pending {
  newest: Range;
  sequence: number;
}

export interface Viewed {
  readonly guid: string;
  readonly type: string;
  /** The full length in the content's unit, as far as the client knows it. */
  readonly length: number | null;
}

/** What the server does not have yet of one sitting. It is plain data, so that a device can keep it. */
export interface Unsent {
  readonly content: Viewed;
  /** The sitting's own guid: starting it twice starts it once. */
  readonly session: string;
  readonly openedAt: string;
  consumption: string | null;
  /** The number given last. */
  sequence: number;
  numbered: Numbered[];
  pending: Pending | null;
  /** When the sitting ended; null while it goes on, and once the server knows. */
  endedAt: string | null;
}

export function nothingUnsent(content: Viewed): Unsent {
  return {
    content,
    session: newGuid(),
    openedAt: new Date().toISOString(),
    consumption: null,
    sequence: 0,
    numbered: [],
    pending: null,
    endedAt: null,
  };
}

/** Whether anything of it would be lost if this page were. A sitting that said nothing is no loss. */
export function isWorthKeeping({ consumption, numbered, pending, endedAt }: Unsent): boolean {
  const hasUpdates = numbered.length > 0 || pending !== null;
  return hasUpdates || (consumption !== null && endedAt !== null);
}

/** Adds a range to ranges that lie apart. */
export function union(ranges: readonly Range[], added: Range): Range[] {
  const apart: Range[] = [];
  let { start, end } = added;
  for (const range of ranges) {
    if (range.end < start - TOUCHING || range.start > end + TOUCHING) apart.push(range);
    else [start, end] = [Math.min(start, range.start), Math.max(end, range.end)];
  }
  return [...apart, { start, end }].sort((a, b) => a.start - b.start);
}

export interface Change {
  readonly range?: Range;
  readonly began?: Date;
  readonly memory?: Memory;
  readonly length?: number;
  readonly isEnd?: boolean;
}

/** Merges a change into what waits; `since` is where the time before it ended. */
export function merged(pending: Pending | null, change: Change, since: Date, now: Date): Pending {
  const began = (change.began ?? since).toISOString();
  const before = pending ?? { began, ended: began, covered: [], newest: null, isEnd: false };
  const { suspendData, completion, success, score } = change.memory ?? {};
  return {
    ...before,
    began: began < before.began ? began : before.began,
    ended: now.toISOString(),
    covered: change.range ? union(before.covered, change.range) : before.covered,
    newest: change.range ? following(before.newest, change.range) : before.newest,
    isEnd: before.isEnd || change.isEnd === true,
    ...(change.length !== undefined && { length: change.length }),
    ...(suspendData !== undefined && { suspendData }),
    ...(completion !== undefined && { completion }),
    ...(success !== undefined && { success }),
    ...(score !== undefined && { score }),
  };
}

/** The stretch that the person is in: longer when it went on, another one after a jump. */
function following(newest: Range | null, { start, end }: Range): Range {
  const goesOn = newest && Math.abs(newest.end - start) <= TOUCHING;
  return { start: goesOn ? newest.start : start, end };
}

/** What was covered besides the newest stretch: before a jump, or while nothing could be sent. */
export function besides(newest: Range, covered: readonly Range[]): readonly Range[] {
  return covered.some(({ start, end }) => start < newest.start || end > newest.end) ? covered : [];
}

/** A random guid; `crypto.randomUUID` is there in secure contexts only. */
export function newGuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
