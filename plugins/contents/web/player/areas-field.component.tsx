import { useTexts } from "@estante/sdk";
import { useId } from "react";
import classes from "./areas.module.css";
import type { Asked } from "./attempts";
import type { ResponseFieldProps } from "./response";

type Spot = NonNullable<Asked["spots"]>[number];

const percent = (share: number) => `${share * 100}%`;
const styleOf = ({ x, y, width, height }: Spot) => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  inlineSize: percent(width),
  blockSize: percent(height),
});

/** A picture whose areas are chosen: by pointer, or one after the other by keys. */
export function AreasField({ labelId, question, response, solution, onChange }: ResponseFieldProps) {
  const t = useTexts("contents");
  const id = useId();
  const chosen = response?.type === "choices" ? response.choices : [];
  const right = solution?.right?.type === "choices" ? solution.right.choices : [];
  return (
    <fieldset className={classes.field} aria-labelledby={labelId}>
      <p className={classes.hint}>{t("exercise.areas")}</p>
      <div className={classes.picture}>
        {question.media && <img src={question.media.url} alt={question.media.name} />}
        {(question.spots ?? []).map((spot, at) => {
          const isChosen = chosen.includes(spot.id);
          const isRight = right.includes(spot.id);
          const others = chosen.filter((each) => each !== spot.id);
          const mark = solution?.right && (isRight ? "right" : isChosen ? "wrong" : undefined);
          const verdict = mark && t(mark === "right" ? "exercise.isRight" : "exercise.isWrong");
          return (
            <label
              key={spot.id}
              className={classes.spot}
              htmlFor={`${id}-${spot.id}`}
              data-shape={spot.shape}
              data-chosen={isChosen || undefined}
              data-mark={mark ?? undefined}
              style={styleOf(spot)}
            >
              <input
                id={`${id}-${spot.id}`}
                type="checkbox"
                checked={isChosen}
                disabled={solution !== null}
                onChange={() =>
                  onChange({ type: "choices", choices: isChosen ? others : [...others, spot.id] })
                }
              />
              <span className={classes.name}>
                {[spot.text || t("exercise.area", { place: at + 1 }), verdict].filter(Boolean).join(". ")}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
