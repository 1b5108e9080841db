import { formatNumber, Progress, useTexts } from "@estante/sdk";
import classes from "./consumed.module.css";

interface Props {
  readonly consumed: number;
  readonly countdown_original: number;
}

/** How many uses are taken, of how many. */
export function Consumed({ consumed, countdown_original }: Props) {
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
