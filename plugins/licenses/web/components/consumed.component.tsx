import { formatNumber, Progress, useTexts } from "@estante/sdk";
import type { LicenseRow } from "../api/licenses";
import classes from "./consumed.module.css";

/** How many uses are taken, of how many. */
export function Consumed({ consumed, countdown_original }: LicenseRow) {
  const t = useTexts("licenses");
  const words = t("uses.ofAll", {
    consumed: formatNumber(consumed),
    total: formatNumber(countdown_original),
  });
  return (
    <span className={classes.consumed}>
      <span>{words}</span>
      <Progress value={consumed / countdown_original} label={words} />
    </span>
  );
}
