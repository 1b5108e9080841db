import { formatNumber } from "./format";
import { currentLanguage, localeOf } from "./language";

export type PeriodUnit = "second" | "minute" | "hour" | "day";

export const UNIT_SECONDS: Readonly<Record<PeriodUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
};
const LARGEST_FIRST: readonly PeriodUnit[] = ["day", "hour", "minute", "second"];

/** The largest unit that counts these seconds without a rest. */
export const largestUnit = (seconds: number): PeriodUnit =>
  LARGEST_FIRST.find((unit) => seconds >= UNIT_SECONDS[unit] && seconds % UNIT_SECONDS[unit] === 0) ??
  "second";

/** A unit's name as it stands behind an amount: «día», «días». */
export function unitName(unit: PeriodUnit, amount: number, language = currentLanguage()): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" });
  return format.formatToParts(amount).find(({ type }) => type === "unit")?.value ?? unit;
}

/** A length of time in words, from whole seconds: «1 día», «90 minutos». */
export function formatPeriod(seconds: number, language = currentLanguage()): string {
  const unit = largestUnit(seconds);
  const amount = seconds / UNIT_SECONDS[unit];
  return `${formatNumber(amount, {}, language)} ${unitName(unit, amount, language)}`;
}
