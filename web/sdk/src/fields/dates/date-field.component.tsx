import { IconCalendar } from "@tabler/icons-react";
import type { FieldProps } from "../field.types";
import { useFieldTexts } from "../field-texts";
import { PickerField } from "../picker-field.component";
import { Calendar, type DayLimits } from "./calendar.component";
import { dayOfText, textOfDay } from "./day-text";

export interface DateFieldProps extends FieldProps<string | null>, DayLimits {
  readonly id?: string;
}

/** Whether a day lies within its limits. */
export const isWithin = (day: string, { min, max }: DayLimits): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

/** A day, `2026-03-01`: typed as the tenant writes dates, or picked from a calendar. */
export function DateField({ value, onChange, min, max, ...field }: DateFieldProps) {
  const t = useFieldTexts();
  const example = textOfDay("2026-12-31");
  return (
    <PickerField
      {...field}
      text={textOfDay(value)}
      placeholder={example.replace(/\d/g, "–")}
      wrongText={
        min || max
          ? t("dates.wrongWithin", { example, min: textOfDay(min ?? null), max: textOfDay(max ?? null) })
          : t("dates.wrong", { example })
      }
      openLabel={t("dates.open", { name: field.label })}
      icon={<IconCalendar size={16} aria-hidden="true" />}
      onText={(text) => {
        const day = text === "" ? null : dayOfText(text);
        if (text !== "" && (day === null || !isWithin(day, { min, max }))) return false;
        onChange(day);
        return true;
      }}
    >
      {(close) => (
        <Calendar
          type="day"
          label={field.label}
          value={value}
          min={min}
          max={max}
          onPick={(day) => {
            onChange(day);
            close();
          }}
        />
      )}
    </PickerField>
  );
}
