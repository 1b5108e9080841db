import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";
import { organization } from "../../auth/organization";
import { currentLanguage } from "../../texts/language";
import { tenantZone } from "../../texts/time-zone";

dayjs.extend(customParseFormat);
dayjs.extend(utc);
dayjs.extend(timezone);

const DAY = "YYYY-MM-DD";
const TIME = "HH:mm";

/** The order of day, month and year: the tenant's, or the language's. */
export const dayPattern = (): string =>
  organization()?.date_format ?? (currentLanguage() === "en" ? "MM/DD/YYYY" : "DD/MM/YYYY");

/** `2026-03-01` as the tenant writes it; nothing for no day. */
export const textOfDay = (day: string | null): string =>
  day ? dayjs(day, DAY, true).format(dayPattern()) : "";

/** The day that a text says, as `2026-03-01`; null when it says none. A year of two figures is one of this century. */
export function dayOfText(text: string): string | null {
  const patterns = [dayPattern(), dayPattern().replace("YYYY", "YY"), DAY];
  const loose = patterns.map((pattern) => pattern.replace("DD", "D").replace("MM", "M"));
  const day = dayjs(
    text.replace(/[.\-\s]/g, (sign) => (text.startsWith("20") ? sign : "/")),
    [...patterns, ...loose],
    true,
  );
  return day.isValid() ? day.format(DAY) : null;
}

/** A day and a time in the tenant's zone. */
export interface Moment {
  readonly day: string | null;
  readonly time: string;
}

/** `2026-03-01T13:00:00Z` as day and time of the tenant's clock. */
export function momentOf(instant: string | null): Moment {
  if (!instant) return { day: null, time: "" };
  const local = dayjs.utc(instant).tz(tenantZone());
  return { day: local.format(DAY), time: local.format(TIME) };
}

/** The instant of a day and time of the tenant's clock, as `2026-03-01T13:00:00Z`; null while one is missing. */
export function instantOf({ day, time }: Moment): string | null {
  if (!day || !/^\d{2}:\d{2}$/.test(time)) return null;
  return dayjs.tz(`${day} ${time}`, `${DAY} ${TIME}`, tenantZone()).utc().format("YYYY-MM-DDTHH:mm:ss[Z]");
}
