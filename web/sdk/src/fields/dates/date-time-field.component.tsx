import { TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { tenantZone } from "../../texts/time-zone";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { useFieldTexts } from "../field-texts";
import type { DayLimits } from "./calendar.component";
import { DateField } from "./date-field.component";
import classes from "./dates.module.css";
import { instantOf, type Moment, momentOf } from "./day-text";

export interface DateTimeFieldProps extends FieldProps<string | null>, DayLimits {}

/** An instant, `2026-03-01T13:00:00Z`, written by the tenant's clock. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, disabled = false, readOnly = false } = props;
  const t = useFieldTexts();
  const { id, labelId, describedBy } = useFieldIds(props);
  const [half, setHalf] = useState<Moment | null>(null);
  const moment = half ?? momentOf(value);
  // The day is taken over when its field is left, in the same moment in which the time may be filled.
  const latest = useRef(moment);
  latest.current = moment;
  const change = (part: Partial<Moment>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    const instant = instantOf(next);
    // One half alone is no instant: it waits here for the other.
    setHalf(instant === null && (next.day || next.time) ? next : null);
    if (instant !== value) onChange(instant);
  };
  return (
    <FieldFrame {...props} id={id} isGroup>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the label's place */}
      <div role="group" className={classes.moment} aria-labelledby={labelId} aria-describedby={describedBy}>
        <DateField
          label={t("dates.day")}
          value={moment.day}
          min={props.min}
          max={props.max}
          disabled={disabled}
          readOnly={readOnly}
          loading={props.loading}
          data-path={props["data-path"]}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onChange={(day) => change({ day })}
        />
        <TextInput
          type="time"
          label={t("dates.time")}
          value={moment.time}
          disabled={disabled}
          readOnly={readOnly}
          error={half?.day && !half.time ? t("dates.timeMissing") : undefined}
          onChange={(event) => change({ time: event.currentTarget.value })}
          onBlur={props.onBlur}
          aria-label={`${label}: ${t("dates.time")}`}
        />
      </div>
      <p className={classes.zone}>{t("dates.zone", { zone: tenantZone().replaceAll("_", " ") })}</p>
    </FieldFrame>
  );
}
