import { useEffect, useState } from "react";
import { useFieldTexts } from "../../fields/field-texts";
import { useReference, useReferenceOptions, useReferenceSearch } from "../../fields/reference/use-reference";
import { useOwnTexts } from "../../texts/use-texts";
import { namesText } from "./chosen-names";
import classes from "./filter-menu.module.css";
import { Choices, type FilterValuesProps, ValueSearch } from "./filter-values.component";

/** The values of a filter by records, which are searched for; those that are chosen stay at the top. */
export function RecordValues({ filter, of, values, onChange }: FilterValuesProps & { readonly of: string }) {
  const t = useFieldTexts();
  const reference = useReference(of);
  const chosen = useReferenceOptions(reference, values);
  const { options, isSearching, isError, search, use } = useReferenceSearch(reference);
  const [text, setText] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the values are shown
  useEffect(use, []);
  const others = options.filter(({ value }) => !values.includes(value));
  const type = (next: string) => {
    setText(next);
    search(next);
  };
  return (
    <fieldset className={classes.values}>
      <legend className={classes.legend}>{filter.label}</legend>
      <ValueSearch filter={filter} text={text} onText={type} />
      <Choices
        filter={filter}
        options={[...chosen.options, ...others]}
        values={values}
        onChange={onChange}
        isLoading={isSearching}
        none={t(isError ? "reference.notSearched" : "reference.none")}
      />
    </fieldset>
  );
}

/** What a chip says of records that are chosen. */
export function RecordValueNames({ of, guids }: { readonly of: string; readonly guids: readonly string[] }) {
  const { options } = useReferenceOptions(useReference(of), guids);
  return namesText(
    useOwnTexts(),
    options.map(({ label }) => label),
  );
}
