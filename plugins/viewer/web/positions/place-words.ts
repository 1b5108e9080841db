import { formatDuration, type Positions, useTexts } from "@estante/sdk";

/** A position in words: «Página 3», «1:05». */
export function usePlaceWords(): (unit: Positions["unit"], at: number) => string {
  const t = useTexts("viewer");
  return (unit, at) => (unit === "page" ? t("pdf.pageNamed", { page: at }) : formatDuration(at));
}

/** What stands at a position is kept in whole pages and tenths of a second. */
export function rounded({ unit }: Positions, at: number): number {
  return unit === "page" ? Math.round(at) : Math.round(at * 10) / 10;
}
