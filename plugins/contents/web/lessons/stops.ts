import { formatDuration, formatNumber } from "@estante/sdk";

/** A time at which the video stops, in seconds, and the question that it stops for. */
export interface Stop {
  readonly id: string;
  readonly at: number;
}

/** Places closer than this are the same one: players land beside what they are sent to. */
export const NEAR = 0.05;
const TENTHS = 10;

/** The tenth of a second that a moment lies in: a stop never lies behind the end. */
export const tenthOf = (seconds: number): number => Math.floor(seconds * TENTHS + NEAR) / TENTHS;

/** `1:05`, and `1:05,5` where it is no whole second. */
export function momentName(seconds: number): string {
  const whole = formatDuration(Math.floor(seconds + NEAR));
  const tenth = Math.round(tenthOf(seconds) * TENTHS) % TENTHS;
  return tenth === 0 ? whole : `${whole}${formatNumber(tenth / TENTHS).slice(1)}`;
}

/** By their times; what has none comes last. */
export const inOrder = <Timed extends { readonly at?: number | null }>(stops: readonly Timed[]): Timed[] =>
  [...stops].sort(
    (one, other) => (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY) || 0,
  );

/** The first of the open stops that nobody gets past. */
export const heldAt = (open: readonly Stop[], moment: number): Stop | null =>
  open.find(({ at }) => at <= moment + NEAR) ?? null;

/** The first of the open stops that was come to by playing from one moment to another. */
export const cameTo = (open: readonly Stop[], from: number, to: number): Stop | null =>
  open.find(({ at }) => from < at && at <= to + NEAR) ?? null;
