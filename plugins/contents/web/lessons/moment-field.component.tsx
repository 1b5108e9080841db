import { NumberField, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import classes from "./lesson-form.module.css";
import { momentName, tenthOf } from "./stops";

interface Props {
  /** Seconds; null where the video does not stop for it yet. */
  readonly value: number | null;
  /** How long the video is, where it is known. */
  readonly length: number | null;
  readonly fault: string | null;
  readonly isReadOnly: boolean;
  readonly isTaken: (at: number) => boolean;
  readonly now: () => number;
  readonly onChange: (at: number) => void;
}

/** When the video stops: written in seconds, or taken from where the player stands. */
export function MomentField({ value, length, fault, isReadOnly, isTaken, now, onChange }: Props) {
  const t = useTexts("contents");
  const [refused, setRefused] = useState<string | null>(null);
  const take = (at: number) => {
    if (at === value) return setRefused(null);
    if (length !== null && at > length) return setRefused(t("lesson.beyond", { length: momentName(length) }));
    if (isTaken(at)) return setRefused(t("lesson.taken", { moment: momentName(at) }));
    setRefused(null);
    onChange(at);
  };
  return (
    <div className={classes.moment}>
      <NumberField
        label={t("lesson.moment")}
        description={t("lesson.momentHelp")}
        min={0}
        decimalScale={1}
        readOnly={isReadOnly}
        value={value ?? ""}
        error={refused ?? (fault && t(`lesson.faults.${fault}`))}
        onChange={(at) => {
          if (typeof at === "number") take(tenthOf(at));
        }}
      />
      {!isReadOnly && (
        <Button variant="default" onClick={() => take(now())}>
          {t("lesson.moveHere")}
        </Button>
      )}
    </div>
  );
}
