import { useShortcuts, useTexts } from "@estante/sdk";
import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "../../search/search.module.css";
import { SearchPanel } from "../../search/search-panel.component";
import type { Hit } from "./hits";
import type { Hits, PdfSearch } from "./pdf-search";

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
  useEffect(() => () => search.end(), [search]);
  useShortcuts([{ keys: "Escape", run: onClose }]);
  const again = (direction: "next" | "previous") => search.find(words, direction);
  return (
    <SearchPanel
      words={words}
      placeholder={t("pdf.searchPlaceholder")}
      count={words && hits.words === words && (hits.total > 0 ? t("pdf.hits", { ...hits }) : t("pdf.noHits"))}
      hits={listed.map((hit) => ({
        ...hit,
        id: `${hit.page}:${hit.index}`,
        before: `${hit.before} `,
        after: ` ${hit.after}`,
        place: hit.page,
      }))}
      acts={
        <>
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
        </>
      }
      onWords={(text) => {
        setWords(text);
        search.find(text);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") again(event.shiftKey ? "previous" : "next");
      }}
      onGo={(hit, index) => search.go(hit, { current: index + 1, total: hits.total })}
      onClose={onClose}
    />
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
        (hits) => !gone && setListed(hits),
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
