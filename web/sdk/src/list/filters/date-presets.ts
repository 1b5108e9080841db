import { useMemo } from "react";
import { useOwnTexts } from "../../texts/use-texts";
import type { FilterOption } from "../list.types";

/** Spans up to now, as the API names them, with their texts. */
const PRESETS = {
  "7d": "last7",
  "30d": "last30",
  "60d": "last60",
  "90d": "last90",
  "12m": "last12months",
} as const;

/** Last 7, 30, 60 and 90 days and last 12 months, as values of a filter. */
export function useDatePresets(): readonly FilterOption[] {
  const t = useOwnTexts();
  return useMemo(
    () => Object.entries(PRESETS).map(([value, key]) => ({ value, label: t(`dates.${key}`) })),
    [t],
  );
}
