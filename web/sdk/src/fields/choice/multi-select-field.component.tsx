import { useState } from "react";
import type { FieldProps } from "../field.types";
import { CREATE, useOptionList } from "./option-list";
import type { OptionSource, SelectOption } from "./options";
import { PillsCombobox } from "./pills-combobox.component";

export interface MultiSelectFieldProps extends FieldProps<readonly string[]>, OptionSource {
  readonly placeholder?: string;
  /** The most that can be chosen. */
  readonly max?: number;
}

/** Several of many, searched as one types; it may create what it does not find. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { value, onChange, options, known = [], max = Number.POSITIVE_INFINITY } = props;
  const list = useOptionList(props);
  // The options of a search need not hold what was chosen from an earlier one.
  const [seen, setSeen] = useState<readonly SelectOption[]>([]);
  const optionOf = (chosen: string): SelectOption =>
    [...known, ...options, ...seen].find((option) => option.value === chosen) ?? {
      value: chosen,
      label: chosen,
    };
  const pick = async (picked: string) => {
    const next = picked === CREATE ? await list.create() : picked;
    if (next === null) return;
    setSeen([...seen, { value: next, label: picked === CREATE ? list.text.trim() : optionOf(next).label }]);
    onChange(value.includes(next) ? value.filter((chosen) => chosen !== next) : [...value, next]);
    list.search("");
  };
  return (
    <PillsCombobox
      {...props}
      list={list}
      pills={value.map(optionOf)}
      isFull={value.length >= max}
      onPick={(picked) => void pick(picked)}
      onRemove={(removed) => onChange(value.filter((chosen) => chosen !== removed))}
    />
  );
}
