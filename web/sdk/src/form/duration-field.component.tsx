import { NativeSelect, type NumberInputProps } from "@mantine/core";
import { useState } from "react";
import { largestUnit, type PeriodUnit, UNIT_SECONDS, unitName } from "../texts/period";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./duration-field.module.css";
import { NumberField } from "./number-field.component";

export interface DurationFieldProps
  extends Omit<NumberInputProps, "value" | "onChange" | "min" | "max" | "rightSection"> {
  readonly label: string;
  /** Whole seconds. */
  readonly value: number | null;
  readonly onChange: (seconds: number | null) => void;
  /** Seconds. */
  readonly min?: number;
  readonly max?: number;
}

const OFFERED: readonly PeriodUnit[] = ["minute", "hour", "day"];

/** A length of time, as an amount and its unit: «1 día» for 86400 seconds. */
export function DurationField({ value, onChange, min, max, ...field }: DurationFieldProps) {
  const t = useOwnTexts();
  const [chosen, setChosen] = useState<PeriodUnit | null>(null);
  const fits = chosen !== null && (value === null || value % UNIT_SECONDS[chosen] === 0);
  const unit = fits ? chosen : largestUnit(value ?? UNIT_SECONDS.day);
  const amount = value === null ? "" : value / UNIT_SECONDS[unit];
  const units = OFFERED.includes(unit) ? OFFERED : [unit, ...OFFERED];
  const set = (next: number | string, of: PeriodUnit) => {
    setChosen(of);
    onChange(typeof next === "number" ? Math.round(next * UNIT_SECONDS[of]) : null);
  };
  return (
    <NumberField
      {...field}
      value={amount}
      onChange={(next) => set(next, unit)}
      allowDecimal={false}
      {...(min !== undefined && { min: Math.ceil(min / UNIT_SECONDS[unit]) })}
      {...(max !== undefined && { max: Math.floor(max / UNIT_SECONDS[unit]) })}
      clampBehavior="blur"
      hideControls
      className={classes.field ?? ""}
      rightSectionWidth={112}
      rightSection={
        <NativeSelect
          variant="unstyled"
          rightSectionWidth={28}
          aria-label={t("form.unitOf", { name: field.label })}
          className={classes.unit ?? ""}
          value={unit}
          disabled={field.readOnly || field.disabled}
          onChange={(event) => set(amount, event.currentTarget.value as PeriodUnit)}
          data={units.map((unit) => ({ value: unit, label: unitName(unit, Number(amount)) }))}
        />
      }
    />
  );
}
