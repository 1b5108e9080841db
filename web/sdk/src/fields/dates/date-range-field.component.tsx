import { IconCalendar } from "@tabler/icons-react";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { useFieldTexts } from "../field-texts";
import { PickerField } from "../picker-field.component";
import { Calendar, type DayLimits } from "./calendar.component";
import { isWithin } from "./date-field.component";
import classes from "./dates.module.css";
import { type DayRange, isBackwards } from "./day-range";
import { dayOfText, textOfDay } from "./day-text";

export interface DateRangeFieldProps extends FieldProps<DayRange>, DayLimits {}

/** From which day to which, both included; an empty end is open. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, min, max, error } = props;
  const t = useFieldTexts();
  const backwards = isBackwards(value) ? t("dates.backwards") : undefined;
  const { id, labelId, describedBy } = useFieldIds({ ...props, error: error || backwards });
  const example = textOfDay("2026-12-31");
  const end = (name: "from" | "to") => (
    <PickerField
      label={t(`dates.${name}`)}
      text={textOfDay(value[name] || null)}
      placeholder={example.replace(/\d/g, "–")}
      wrongText={t("dates.wrong", { example })}
      openLabel={t("dates.open", { name: `${props.label}, ${t(`dates.${name}`)}` })}
      icon={<IconCalendar size={16} aria-hidden="true" />}
      disabled={props.disabled}
      readOnly={props.readOnly}
      loading={props.loading}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      {...(name === "from" && { "data-path": props["data-path"] })}
      onText={(text) => {
        const day = text === "" ? "" : dayOfText(text);
        if (day === null || (day !== "" && !isWithin(day, { min, max }))) return false;
        onChange({ ...value, [name]: day });
        return true;
      }}
    >
      {(close) => (
        <Calendar
          type="range"
          label={props.label}
          min={min}
          max={max}
          value={[value.from || null, value.to || null]}
          onPick={([from, to]) => {
            onChange({ from: from ?? "", to: to ?? "" });
            if (from && to) close();
          }}
        />
      )}
    </PickerField>
  );
  return (
    <FieldFrame {...props} error={error || backwards} id={id} isGroup>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the label's place */}
      <div role="group" className={classes.range} aria-labelledby={labelId} aria-describedby={describedBy}>
        {end("from")}
        {end("to")}
      </div>
    </FieldFrame>
  );
}
