import { formatNumber } from "../../texts/format";
import type { useOwnTexts } from "../../texts/use-texts";

const NAMED = 2;

/** What a chip says of the values that are chosen: «Andes, Sur y 3 más». */
export function namesText(t: ReturnType<typeof useOwnTexts>, labels: readonly string[]): string {
  const names = labels.slice(0, NAMED).join(", ");
  const rest = labels.length - NAMED;
  return rest > 0 ? t("filters.andMore", { names, count: rest, number: formatNumber(rest) }) : names;
}
