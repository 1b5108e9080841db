import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type Ref, useEffect, useState } from "react";
import { Keys } from "../../keyboard/keys.component";
import { useOwnTexts } from "../../texts/use-texts";
import classes from "./filter-bar.module.css";

const TYPING_MS = 250;

export interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Searches as one types. `/` comes here, Escape leaves. */
export function SearchField({ value, onSearch, placeholder, ref }: SearchFieldProps) {
  const t = useOwnTexts();
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, TYPING_MS);
  useEffect(() => setText(value), [value]);
  return (
    <TextInput
      ref={ref}
      type="search"
      size="xs"
      className={classes.search}
      aria-label={placeholder ?? t("list.search")}
      placeholder={placeholder ?? t("list.search")}
      leftSection={<IconSearch size={16} />}
      rightSection={text ? null : <Keys keys="/" />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          // The browser would empty the field.
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key === "Enter") onSearch(text.trim());
      }}
    />
  );
}
