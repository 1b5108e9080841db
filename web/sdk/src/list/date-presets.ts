import { useMemo } from "react";
import { useOwnTexts } from "../texts/use-texts";
import type { FilterOption } from "./list.types";

const PRESETS = ["last7", "last30", "last60", "last90", "last12months"] as const;
const DAYS: Partial<Record<string, number>> = { last7: 7, last30: 30, last60: 60, last90: 90 };

/** Last 7, 30, 60 and 90 days and last 12 months, as values of a filter. */
export function useDatePresets(): readonly FilterOption[] {
  const t = useOwnTexts();
  return useMemo(() => PRESETS.map((value) => ({ value, label: t(`dates.${value}`) })), [t]);
}

/** The first day of a preset, as YYYY-MM-DD; null for an unknown one. */
export function startOfPreset(preset: string, now = new Date()): string | null {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const days = DAYS[preset];
  if (days !== undefined) day.setDate(day.getDate() - days);
  else if (preset === "last12months") day.setFullYear(day.getFullYear() - 1);
  else return null;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
