import { formatNumber, useTexts } from "@estante/sdk";
import type { Solution } from "./attempts";
import classes from "./player.module.css";

/** What an answer was worth. */
export function Points({ solution }: { readonly solution: Pick<Solution, "points" | "max_points"> }) {
  const t = useTexts("contents");
  const { points, max_points } = solution;
  const tone = points === null ? "open" : points >= max_points ? "right" : points > 0 ? "partly" : "wrong";
  return (
    <span className={classes.points} data-tone={tone}>
      {points === null
        ? t("exercise.toJudge")
        : t("exercise.points", { points: formatNumber(points), max: formatNumber(max_points) })}
    </span>
  );
}
