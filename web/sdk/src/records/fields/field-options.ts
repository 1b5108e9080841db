import type { Translator } from "../../texts/use-texts";
import type { FieldOption, FieldOptions } from "./field-kinds";

/** What can be chosen in a field: what the page was given, or the field's own values by their texts. */
export function optionsOf(
  field: FieldOptions,
  given: readonly FieldOption[] | undefined,
  t: Translator,
): readonly FieldOption[] {
  if (given || !("options" in field || "texts" in field)) return given ?? [];
  const { options = [], texts } = field;
  return options.map((value) => ({ value, label: texts ? t(`${texts}.${value}`) : value }));
}

/** The label of a value, wherever in a tree it stands; its text where the options are not here; else the value. */
export function labelOf(
  field: FieldOptions,
  value: string,
  given: readonly FieldOption[] | undefined,
  t: Translator,
): string {
  const label = labelIn(optionsOf(field, given, t), value);
  if (label !== null) return label;
  return "texts" in field && field.texts ? t(`${field.texts}.${value}`) : value;
}

function labelIn(options: readonly FieldOption[], value: string): string | null {
  for (const option of options) {
    const label = option.value === value ? option.label : labelIn(option.children ?? [], value);
    if (label !== null) return label;
  }
  return null;
}
