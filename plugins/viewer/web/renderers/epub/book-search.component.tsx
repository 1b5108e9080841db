import { useTexts } from "@estante/sdk";
import { useEffect, useState } from "react";
import { SearchPanel } from "../search/search-panel.component";
import type { Book } from "./use-book";

interface Props {
  book: Book;
  onGo(target: string): void;
  onClose(): void;
}

const TYPED_MS = 300;
const MIN_LETTERS = 2;

/** Looks for words in the whole book; the hits come chapter by chapter. */
export function BookSearch({ book, onGo, onClose }: Props) {
  const t = useTexts("viewer");
  const [words, setWords] = useState("");
  const { send, found } = book;
  useEffect(() => () => send({ type: "search", words: "" }), [send]);
  useEffect(() => {
    const wanted = words.trim();
    const timer = setTimeout(
      () => send({ type: "search", words: wanted.length < MIN_LETTERS ? "" : wanted }),
      TYPED_MS,
    );
    return () => clearTimeout(timer);
  }, [send, words]);
  const isOfThese = found.words === words.trim() && words !== "";
  const hits = isOfThese ? found.hits : [];
  return (
    <SearchPanel
      words={words}
      placeholder={t("epub.searchPlaceholder")}
      count={
        hits.length > 0
          ? t("epub.hits", { count: hits.length })
          : isOfThese && found.isDone && t("pdf.noHits")
      }
      hits={hits.map(({ cfi, excerpt, label }) => ({
        id: cfi,
        before: excerpt.pre,
        words: excerpt.match,
        after: excerpt.post,
        place: label,
      }))}
      onWords={setWords}
      onGo={({ id }) => onGo(id)}
      onClose={onClose}
    />
  );
}
