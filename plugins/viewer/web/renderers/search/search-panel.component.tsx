import { useTexts } from "@estante/sdk";
import { ActionIcon, TextInput, UnstyledButton } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import classes from "./search.module.css";

/** One place where the words stand, with what stands around them. */
export interface Hit {
  readonly id: string;
  readonly before: string;
  readonly words: string;
  readonly after: string;
  /** The page or the chapter. */
  readonly place: string | number;
}

interface Props<Found extends Hit> {
  readonly words: string;
  readonly placeholder: string;
  /** How many there are, or that there are none. */
  readonly count: ReactNode;
  readonly hits: readonly Found[];
  /** What else can be done, before the way to close it. */
  readonly acts?: ReactNode;
  onWords(words: string): void;
  onKeyDown?(event: KeyboardEvent): void;
  onGo(hit: Found, index: number): void;
  onClose(): void;
}

/** Where words are typed that are looked for in a document or a book, and what was found. */
export function SearchPanel<Found extends Hit>(props: Props<Found>) {
  const { words, placeholder, count, hits, acts } = props;
  const t = useTexts("viewer");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <search className={classes.search} aria-label={t("tools.search")}>
      <div className={classes.row}>
        <TextInput
          ref={field}
          className={classes.field}
          size="sm"
          leftSection={<IconSearch size={16} />}
          aria-label={t("tools.search")}
          placeholder={placeholder}
          value={words}
          onChange={(event) => props.onWords(event.currentTarget.value)}
          onKeyDown={props.onKeyDown}
        />
        <output className={classes.count}>{count}</output>
        {acts}
        <ActionIcon
          className={classes.act}
          variant="subtle"
          aria-label={t("pdf.closeSearch")}
          onClick={props.onClose}
        >
          <IconX size={18} />
        </ActionIcon>
      </div>
      {hits.length > 0 && (
        <ul className={classes.hits} aria-label={t("pdf.hitList")}>
          {hits.map((hit, index) => (
            <li key={hit.id}>
              <UnstyledButton className={classes.hit} onClick={() => props.onGo(hit, index)}>
                <span className={classes.around}>
                  {hit.before}
                  <mark>{hit.words}</mark>
                  {hit.after}
                </span>
                <span className={classes.page}>{hit.place}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
