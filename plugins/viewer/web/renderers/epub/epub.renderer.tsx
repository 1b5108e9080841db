import { type RendererProps, useShortcuts, useTexts } from "@estante/sdk";
import { useComputedColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useMemo, useRef, useState } from "react";
import { usePlace } from "../../bar/places";
import { LoadingCover } from "../../pages/loading-cover.component";
import type { Look, Place, Way } from "../../player/epub/protocol";
import { LostLine } from "../lost-line.component";
import { BookFoot } from "./book-foot.component";
import { BookPanel } from "./book-panel.component";
import { BookSearch } from "./book-search.component";
import { BookTools, type OpenTool } from "./book-tools.component";
import { entryAt, type FlatEntry, flatten } from "./contents";
import classes from "./epub.module.css";
import { LookPanel } from "./look-panel.component";
import { NoteCard } from "./note-card.component";
import { readLook, SIZES, saveLook } from "./saved-look";
import { type Book, type EpubPayload, useBook } from "./use-book";

const NARROW = "(max-width: 1023px)";

/** A book, in a reader on the host that holds its files: nothing of it reaches the application. */
export function EpubRenderer(props: RendererProps<EpubPayload>) {
  const { content } = props;
  const t = useTexts("viewer");
  const frame = useRef<HTMLIFrameElement>(null);
  // A book goes on under the address it was opened with: a renewed one is handed to the reader where it asks.
  const [payload] = useState(props.payload);
  const isFixed = payload.package.layout === "fixed";
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  const isDark = useComputedColorScheme("light") === "dark";
  const entries = useMemo(() => flatten(payload.package.contents), [payload]);
  const [look, setLook] = useState(() => readLook(isDark));
  const [tool, setTool] = useState<OpenTool>(null);
  const book = useBook(frame, { ...props, payload, look });
  const { place } = book;
  const words = useWords(place, entries, payload);
  usePlace(words || null);
  const toggle = (which: OpenTool) => setTool((now) => (now === which ? null : which));
  const change = (changed: Partial<Look>) => {
    const next = { ...look, ...changed };
    setLook(next);
    saveLook(next);
    book.send({ type: "look", look: next });
  };
  const go = (target: string) => {
    book.send({ type: "go", target });
    if (isNarrow) setTool(null);
  };
  const mark = () => book.mark(words || t("epub.begin"));
  const resize = (by: number) =>
    change({ size: Math.min(SIZES.most, Math.max(SIZES.least, look.size + by * SIZES.step)) });
  useBookKeys(book, { isFixed, tool, toggle, mark, resize });
  const hasMark = book.bookmarks.some(({ cfi }) => cfi === place?.cfi);
  const shared = { book, onGo: go, onClose: () => setTool(null) };

  return (
    <div className={classes.layout} data-theme={look.theme}>
      <BookTools tool={tool} hasMark={hasMark} isReady={book.isOpen} onTool={toggle} onMark={mark} />
      {tool === "contents" && (
        <BookPanel {...shared} entries={entries} current={place ? entryAt(entries, place.href) : null} />
      )}
      {tool === "search" && <BookSearch {...shared} />}
      <div className={classes.stage}>
        <iframe
          ref={frame}
          className={classes.frame}
          src={`${payload.base}_player/epub/index.html`}
          title={t("epub.frame", { name: content.name })}
          sandbox="allow-scripts allow-same-origin"
        />
        {!book.isOpen && (
          <div className={classes.waiting}>
            <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />
          </div>
        )}
        {book.isLost && <LostLine />}
        {book.note !== null && <NoteCard text={book.note} onClose={book.closeNote} />}
        {tool === "look" && (
          <LookPanel look={look} isFixed={isFixed} onChange={change} onClose={() => setTool(null)} />
        )}
        {place && <BookFoot book={book} place={place} words={words} />}
      </div>
    </div>
  );
}

/** Where the person is: the pages of a fixed layout, else the chapter. */
function useWords(place: Place | null, entries: readonly FlatEntry[], payload: EpubPayload): string {
  const t = useTexts("viewer");
  if (!place) return "";
  if (payload.package.layout !== "fixed") return entryAt(entries, place.href)?.title ?? "";
  const [page = 1, last = page] = place.parts.map((part) => part + 1);
  const total = payload.pages;
  return last === page ? t("epub.page", { page, total }) : t("epub.pages", { first: page, last, total });
}

interface KeyOptions {
  readonly isFixed: boolean;
  readonly tool: OpenTool;
  readonly toggle: (which: OpenTool) => void;
  readonly mark: () => void;
  readonly resize: (by: number) => void;
}

function useBookKeys(book: Book, { isFixed, tool, toggle, mark, resize }: KeyOptions): void {
  const t = useTexts("viewer");
  const turn = (way: Way) => () => book.send({ type: "turn", way });
  const pages = t("epub.turn");
  useShortcuts([
    { keys: "ArrowLeft", label: pages, run: turn("left") },
    { keys: "ArrowRight", label: pages, run: turn("right") },
    { keys: "PageUp", label: pages, run: turn("previous") },
    { keys: "PageDown", label: pages, run: turn("next") },
    { keys: " ", run: turn("next") },
    { keys: "Home", label: t("epub.toBegin"), run: () => book.send({ type: "goTo", share: 0 }) },
    { keys: "End", label: t("epub.toEnd"), run: () => book.send({ type: "goTo", share: 1 }) },
    { keys: "t", label: t("epub.contents"), run: () => toggle("contents") },
    { keys: "b", label: t("epub.mark"), run: mark },
    { keys: "a", label: t("epub.look"), run: () => toggle("look") },
    { keys: "+", label: t("epub.size"), run: () => resize(1), off: isFixed },
    { keys: "-", label: t("epub.size"), run: () => resize(-1), off: isFixed },
    { keys: "ctrl+f", label: t("tools.search"), run: () => tool !== "search" && toggle("search") },
    {
      keys: "Escape",
      run: () => (book.note === null ? toggle(tool) : book.closeNote()),
      off: !tool && book.note === null,
    },
  ]);
}
