import { formatNumber, NumberField, useTexts } from "@estante/sdk";
import classes from "../editor.module.css";
import { type Question, sumOfPoints } from "../questions";

interface Props {
  readonly questions: readonly Question[];
  readonly required: number;
  readonly isReadOnly: boolean;
  readonly onChange: (required: number) => void;
}

const MAX_POINTS = 200_000;

/** What the points of a quiz have to sum to, and what they sum to (PRO-103, PRO-104). */
export function RequiredPoints({ questions, required, isReadOnly, onChange }: Props) {
  const t = useTexts("contents");
  const points = sumOfPoints(questions);
  const numbers = { points: formatNumber(points), required: formatNumber(required) };
  const isUnequal = questions.length > 0 && points !== required;
  return (
    <div className={classes.required}>
      <NumberField
        className={classes.points ?? ""}
        label={t("questions.required")}
        min={0}
        max={MAX_POINTS}
        decimalScale={2}
        readOnly={isReadOnly}
        value={required}
        onChange={(value) => {
          if (typeof value === "number" && value > 0) onChange(value);
        }}
      />
      <p role="status" className={isUnequal ? classes.notAsked : undefined}>
        {isUnequal && t("questions.unequal", numbers)}
      </p>
    </div>
  );
}
