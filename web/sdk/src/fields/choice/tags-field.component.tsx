import type { FieldProps } from "../field.types";
import { useOptionList } from "./option-list";
import { folded, withoutRepeats, wordsOf } from "./options";
import { PillsCombobox } from "./pills-combobox.component";

export interface TagsFieldProps extends FieldProps<readonly string[]> {
  /** Words that others have used. */
  readonly suggestions?: readonly string[];
  /** The suggestions are searched elsewhere. */
  readonly onSearch?: (text: string) => void;
  readonly placeholder?: string;
  readonly max?: number;
  /** The most characters of one word; what is longer is cut. */
  readonly maxLength?: number;
}

/** Free words: Enter, a comma or leaving the field adds what was typed, pasting adds a list. */
export function TagsField({ suggestions = [], max = 50, maxLength = 100, ...props }: TagsFieldProps) {
  const { value, onChange } = props;
  const isNew = (word: string) => value.every((known) => folded(known) !== folded(word));
  const list = useOptionList({
    options: suggestions.filter(isNew).map((word) => ({ value: word, label: word })),
    ...(props.onSearch && { onSearch: props.onSearch }),
  });
  const add = (words: readonly string[]) => {
    const next = withoutRepeats([...value, ...words.map((word) => word.slice(0, maxLength))]).slice(0, max);
    if (next.length > value.length) onChange(next);
    list.search("");
  };
  return (
    <PillsCombobox
      {...props}
      list={list}
      pills={value.map((word) => ({ value: word, label: word }))}
      isFull={value.length >= max}
      onPick={(picked) => add([picked])}
      onRemove={(removed) => onChange(value.filter((word) => word !== removed))}
      onWords={(text) => {
        const words = wordsOf(text);
        if (words.length === 0) return false;
        add(words);
        return true;
      }}
    />
  );
}
