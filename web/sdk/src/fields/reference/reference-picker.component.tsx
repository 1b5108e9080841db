import { MultiSelectField } from "../choice/multi-select-field.component";
import { SelectField } from "../choice/select-field.component";
import type { FieldProps } from "../field.types";
import { useFieldTexts } from "../field-texts";
import type { ReferenceFilters } from "./references";
import { useReference, useReferenceOptions, useReferenceSearch } from "./use-reference";

interface AnyReference {
  /** A name of `references` in the manifest of a plugin: `contents`. */
  readonly of: string;
  readonly placeholder?: string;
  /** Narrows what is offered, by filters of the list: `{ country: [guid] }`. What is chosen stays. */
  readonly filters?: ReferenceFilters;
}

interface OneReference extends AnyReference, FieldProps<string | null> {
  readonly many?: false;
  /** A way back to no choice. */
  readonly clearable?: boolean;
}

interface ManyReferences extends AnyReference, FieldProps<readonly string[]> {
  readonly many: true;
  /** The most that can be chosen. */
  readonly max?: number;
}

export type ReferencePickerProps = OneReference | ManyReferences;

const guidsIn = (value: string | null | readonly string[]): readonly string[] =>
  typeof value === "string" ? [value] : (value ?? []);

/** Records of any plugin, searched by name and held by guid. */
export function ReferencePicker(props: ReferencePickerProps) {
  const t = useFieldTexts();
  const reference = useReference(props.of);
  const chosen = useReferenceOptions(reference, guidsIn(props.value));
  const { options, isSearching, isError, search, use } = useReferenceSearch(reference, props.filters);
  const shared = {
    options,
    known: chosen.options,
    onSearch: search,
    loading: props.loading || chosen.isLoading || isSearching,
    emptyText: t(isError ? "reference.notSearched" : "reference.none"),
    onFocus: () => {
      use();
      props.onFocus?.();
    },
    ...(reference === null && { readOnly: true, description: t("reference.unavailable") }),
  };
  return props.many ? <MultiSelectField {...props} {...shared} /> : <SelectField {...props} {...shared} />;
}
