import { organization } from "../auth/organization";

/** The zone whose clock the tenant lives by. */
export const tenantZone = (): string => organization()?.time_zone ?? "UTC";

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIGURES = { year: "numeric", month: "2-digit", day: "2-digit", calendar: "iso8601" } as const;
const calendars = new Map<string | undefined, Intl.DateTimeFormat>();

/** The tenant's zone where this browser knows it, else the browser's own. */
export const shownZone = (): string => calendarOf(organization()?.time_zone).resolvedOptions().timeZone;

/** The writer of days in a zone; a name that only the server knows falls back to the browser's zone. */
function calendarOf(zone: string | undefined): Intl.DateTimeFormat {
  const known = calendars.get(zone);
  if (known) return known;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat("en-US", { ...FIGURES, ...(zone && { timeZone: zone }) });
  } catch {
    made = new Intl.DateTimeFormat("en-US", FIGURES);
  }
  calendars.set(zone, made);
  return made;
}

/** A day of the calendar, as it is written: `2026`, `03`, `01`. */
export interface Day {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** The day on which an instant falls for the tenant; a value without a time is the day that it says. */
export function dayOf(value: string | Date): Day {
  const [, year, month, day] = (typeof value === "string" && DAY_ONLY.exec(value)) || [];
  if (year && month && day) return { year, month, day };
  const parts = calendarOf(organization()?.time_zone).formatToParts(new Date(value));
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { year: partOf("year").padStart(4, "0"), month: partOf("month"), day: partOf("day") };
}

/** The number of a day, to count the days between two. */
export const dayNumber = ({ year, month, day }: Day): number =>
  Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
