/** Days from one to another, both included, as YYYY-MM-DD; an empty end is open. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY = /^(\d{4}-\d{2}-\d{2})?$/;
// Who types a year goes through 0002, 0020 and 0202.
const FIRST_YEAR = "1900";

/** A filter's value `2026-01-31..2026-02-28`, either end of which may be missing; null for anything else. */
export function dayRangeOf(value: string): DayRange | null {
  const [from = "", to = "", ...more] = value.split("..");
  const isRange = value.includes("..") && more.length === 0 && DAY.test(from) && DAY.test(to);
  return isRange && (from || to) ? { from, to } : null;
}

/** The filter's value; null for no days at all. */
export const valueOfDays = ({ from, to }: DayRange): string | null => (from || to ? `${from}..${to}` : null);

/** Whether both ends are days that somebody means. */
export const isTyped = ({ from, to }: DayRange): boolean =>
  [from, to].every((day) => day === "" || (DAY.test(day) && day >= FIRST_YEAR));

/** Whether the last day lies before the first. */
export const isBackwards = ({ from, to }: DayRange): boolean => from !== "" && to !== "" && to < from;
