import { useShortcuts, useTexts } from "@estante/sdk";
import { ActionIcon, TextInput, UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { Hit } from "./hits";
import type { Hits, PdfSearch } from "./pdf-search";
import classes from "./search.module.css";

interface Props {
  search: PdfSearch;
  hits: Hits;
  onClose(): void;
}

const LIST_AFTER_MS = 150;

export function SearchBar({ search, hits, onClose }: Props) {
  const t = useTexts("viewer");
  const [words, setWords] = useState("");
  const listed = useListed(search, hits);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    return () => search.end();
  }, [search]);
  const type = (text: string) => {
    setWords(text);
    search.find(text);
  };
  useShortcuts([{ keys: "Escape", run: onClose }]);
  const again = (direction: "next" | "previous") => search.find(words, direction);
  return (
    <search className={classes.search} aria-label={t("tools.search")}>
      <div className={classes.row}>
        <TextInput
          ref={field}
          className={classes.field}
          size="sm"
          leftSection={<IconSearch size={16} />}
          aria-label={t("tools.search")}
          placeholder={t("pdf.searchPlaceholder")}
          value={words}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") again(event.shiftKey ? "previous" : "next");
          }}
        />
        <output className={classes.count}>
          {words && hits.words === words && (hits.total > 0 ? t("pdf.hits", { ...hits }) : t("pdf.noHits"))}
        </output>
        <ActionIcon
          className={classes.act}
          variant="subtle"
          aria-label={t("pdf.previousHit")}
          onClick={() => again("previous")}
        >
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon
          className={classes.act}
          variant="subtle"
          aria-label={t("pdf.nextHit")}
          onClick={() => again("next")}
        >
          <IconChevronDown size={18} />
        </ActionIcon>
        <ActionIcon
          className={classes.act}
          variant="subtle"
          aria-label={t("pdf.closeSearch")}
          onClick={onClose}
        >
          <IconX size={18} />
        </ActionIcon>
      </div>
      {listed.length > 0 && (
        <ul className={classes.hits} aria-label={t("pdf.hitList")}>
          {listed.map((hit, place) => (
            <li key={`${hit.page}:${hit.index}`}>
              <UnstyledButton
                className={classes.hit}
                onClick={() => search.go(hit, { current: place + 1, total: hits.total })}
              >
                <span className={classes.around}>
                  {hit.before} <mark>{hit.words}</mark> {hit.after}
                </span>
                <span className={classes.page}>{hit.page}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/** The hits with their surroundings, a moment after the count has changed. */
function useListed(search: PdfSearch, { words, total }: Hits): readonly Hit[] {
  const [listed, setListed] = useState<readonly Hit[]>([]);
  useEffect(() => {
    if (!words || total === 0) return setListed([]);
    let gone = false;
    const timer = setTimeout(() => {
      search.list().then(
        (found) => !gone && setListed(found),
        () => undefined,
      );
    }, LIST_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [search, words, total]);
  return listed;
}
