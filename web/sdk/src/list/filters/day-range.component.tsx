import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { type DayRange, dayRangeOf, isBackwards, isTyped, valueOfDays } from "../../fields/dates/day-range";
import { useOwnTexts } from "../../texts/use-texts";
import classes from "./filter-menu.module.css";

const NO_DAYS: DayRange = { from: "", to: "" };

export interface DayRangeFieldsProps {
  /** The filter's value: days, a preset, or none. */
  readonly value: string;
  readonly onChange: (value: string | null) => void;
}

/** From which day to which: the browser's own date fields, with its calendar, keys and the phone's picker. */
export function DayRangeFields({ value, onChange }: DayRangeFieldsProps) {
  const t = useOwnTexts();
  const [days, setDays] = useState(dayRangeOf(value) ?? NO_DAYS);
  // A preset, a chip's × or an address takes the place of what was typed.
  useEffect(() => setDays(dayRangeOf(value) ?? NO_DAYS), [value]);
  const put = (changed: Partial<DayRange>) => {
    const next = { ...days, ...changed };
    setDays(next);
    if (isTyped(next) && !isBackwards(next)) onChange(valueOfDays(next));
  };
  return (
    <div className={classes.days}>
      <TextInput
        type="date"
        size="xs"
        label={t("filters.from")}
        value={days.from}
        onChange={(event) => put({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        size="xs"
        label={t("filters.to")}
        value={days.to}
        // The error's mark would lie on the calendar's.
        rightSection={<span />}
        rightSectionWidth={0}
        error={isTyped(days) && isBackwards(days) ? t("filters.backwards") : undefined}
        onChange={(event) => put({ to: event.currentTarget.value })}
      />
    </div>
  );
}
