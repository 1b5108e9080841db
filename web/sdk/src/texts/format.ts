import { organization } from "../auth/organization";
import { currentLanguage, type Language, localeOf } from "./language";
import { dayNumber, dayOf, shownZone } from "./time-zone";

const dated = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === "en" ? "en-US" : "es-ES", options);

/** Numbers as the language writes them; four figures are grouped in Spanish too: 1.284. */
export function formatNumber(
  value: number,
  options: Intl.NumberFormatOptions = {},
  language = currentLanguage(),
): string {
  // Chile writes 1.284 where the locale's own rule would leave 1284.
  const tag = language === "es" ? "es-CL" : localeOf(language);
  return new Intl.NumberFormat(tag, { useGrouping: "always" as unknown as boolean, ...options }).format(
    value,
  );
}

/** A share, 0..1, as whole percents; Spanish leaves a space before the sign: 64 %. */
export function formatPercent(share: number, language = currentLanguage()): string {
  const tag = language === "es" ? "es-ES" : localeOf(language);
  return new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/**
 * The day of the tenant's clock: DD/MM/YYYY in Spanish and Portuguese, MM/DD/YYYY in English, unless the tenant has an
 * order of its own.
 */
export function formatDate(value: string | Date, language = currentLanguage()): string {
  const { year, month, day } = dayOf(value);
  const pattern = organization()?.date_format ?? (language === "en" ? "MM/DD/YYYY" : "DD/MM/YYYY");
  return pattern.replace("YYYY", year).replace("MM", month).replace("DD", day);
}

/** The hour of the tenant's clock. */
export function formatTime(value: string | Date, language = currentLanguage()): string {
  const options = { hour: "2-digit", minute: "2-digit", hour12: language === "en" } as const;
  return dated(language, { ...options, timeZone: shownZone() }).format(new Date(value));
}

/** «hace 12 min», «hoy, 09:14», «ayer», «hace 3 días», and the date from a week on. */
export function formatRelative(value: string | Date, now = new Date(), language = currentLanguage()): string {
  const date = new Date(value);
  const elapsed = now.getTime() - date.getTime();
  const days = dayNumber(dayOf(now)) - dayNumber(dayOf(value));
  if (days >= 7 || days < 0) return formatDate(date, language);
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto", style: "short" });
  if (elapsed < 60_000) return relative.format(0, "second");
  if (elapsed < 3_600_000) return relative.format(-Math.floor(elapsed / 60_000), "minute").replace(/\.$/, "");
  const day = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
  return days === 0 ? `${day.format(0, "day")}, ${formatTime(date, language)}` : day.format(-days, "day");
}

const UNITS = ["B", "KB", "MB", "GB", "TB"] as const;

/** Sizes in powers of 1024, as every limit is counted: 2.202.010 is 2,1 MB. */
export function formatBytes(bytes: number, language = currentLanguage()): string {
  const power = Math.min(UNITS.length - 1, bytes < 1024 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  const maximumFractionDigits = power === 0 || value >= 100 ? 0 : 1;
  return `${formatNumber(value, { maximumFractionDigits }, language)} ${UNITS[power]}`;
}

/** Length of a video or audio in seconds: 6:42, 1:02:09. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** A list as a sentence: «nombre, descripción y disponibilidad». */
export const formatList = (items: readonly string[], language = currentLanguage()): string =>
  new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(items);
