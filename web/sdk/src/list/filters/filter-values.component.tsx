import { Checkbox, Loader, TextInput, UnstyledButton } from "@mantine/core";
import { IconCheck, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { formatNumber } from "../../texts/format";
import { useOwnTexts } from "../../texts/use-texts";
import type { FilterOption, ListFilter } from "../list.types";
import { DayRangeFields } from "./day-range.component";
import classes from "./filter-menu.module.css";
import { RecordValues } from "./lazy-record-values";

const MANY = 8;

export const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export interface FilterValuesProps {
  readonly filter: ListFilter;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** The values of one field: several by boxes, or one of them. */
export function FilterValues(props: FilterValuesProps) {
  const { of } = props.filter;
  return of ? <RecordValues {...props} of={of} /> : <GivenValues {...props} />;
}

function GivenValues({ filter, values, onChange }: FilterValuesProps) {
  const t = useOwnTexts();
  const [text, setText] = useState("");
  const matches = filter.options.filter((option) => folded(option.label).includes(folded(text)));
  return (
    <fieldset className={classes.values}>
      <legend className={classes.legend}>{filter.label}</legend>
      {filter.options.length > MANY && <ValueSearch filter={filter} text={text} onText={setText} />}
      <Choices
        filter={filter}
        options={matches}
        values={values}
        onChange={onChange}
        isLoading={filter.isLoading ?? false}
        none={t("filters.none")}
      />
      {filter.withDays && (
        <DayRangeFields value={values[0] ?? ""} onChange={(days) => onChange(days === null ? [] : [days])} />
      )}
    </fieldset>
  );
}

export function ValueSearch({
  filter,
  text,
  onText,
}: Pick<FilterValuesProps, "filter"> & {
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const t = useOwnTexts();
  return (
    <TextInput
      size="xs"
      aria-label={t("filters.searchValue", { name: filter.label })}
      leftSection={<IconSearch size={14} />}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

interface ChoicesProps extends FilterValuesProps {
  readonly options: readonly (FilterOption & { readonly detail?: string })[];
  readonly isLoading: boolean;
  /** The sentence where there are none. */
  readonly none: string;
}

export function Choices({ filter, options, values, onChange, isLoading, none }: ChoicesProps) {
  const t = useOwnTexts();
  const toggle = (value: string) => {
    const isOn = values.includes(value);
    if (filter.isSingle) onChange(isOn ? [] : [value]);
    else onChange(isOn ? values.filter((other) => other !== value) : [...values, value]);
  };
  return (
    <div className={classes.options}>
      {options.map(({ value, label, detail, count }) => (
        <div key={value} className={classes.option}>
          {filter.isSingle ? (
            <UnstyledButton
              className={classes.choice}
              data-choice
              aria-pressed={values.includes(value)}
              onClick={() => toggle(value)}
            >
              {label}
              {values.includes(value) && <IconCheck size={16} aria-hidden="true" />}
            </UnstyledButton>
          ) : (
            <Checkbox
              label={label}
              description={detail}
              checked={values.includes(value)}
              onChange={() => toggle(value)}
            />
          )}
          {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
        </div>
      ))}
      {options.length === 0 &&
        (isLoading ? (
          <Loader size="xs" role="status" aria-label={t("loading")} />
        ) : (
          <p className={classes.none}>{none}</p>
        ))}
    </div>
  );
}
