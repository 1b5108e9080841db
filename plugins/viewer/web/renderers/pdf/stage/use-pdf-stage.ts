import type { RenderFailure, ViewingSession } from "@estante/sdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { FileFault } from "../../file-trouble";
import { isPasswordMissing, type PasswordQuestion } from "../document/password-gate";
import { clearReloads, mayReload } from "../document/reload-counter";
import { type Hits, NO_HITS } from "../search/pdf-search";
import { openStage } from "./open-stage";
import { type CustomTags, numberOfTag, printedLabels } from "./page-labels";
import { PagesRead } from "./pages-read";
import type { PartNames } from "./part-names";
import type { PdfStage } from "./pdf-stage";
import { readView, saveView } from "./saved-view";
import { SeenPages } from "./seen-pages";
import type { PdfView } from "./stage-options";

interface Opened {
  stage: PdfStage | null;
  view: PdfView | null;
  hits: Hits;
  read: PagesRead;
  /** Whether a page is seen. */
  painted: boolean;
  /** Whether the line to the file is lost, which is waited for. */
  isLost: boolean;
  /** What keeps the document shut. */
  question: PasswordQuestion | null;
}

interface Options {
  guid: string;
  url: string;
  size: number;
  /** What the content says of its first page and the numbers on its pages. */
  tags: CustomTags;
  session: ViewingSession;
  /** Whether it is turned like a book. */
  isPaged: boolean;
  language: string;
  names: PartNames;
  nameLink(page: number): string;
  renew(): Promise<string>;
  onError(failure: RenderFailure): void;
}

const FAULTS: Record<FileFault, string> = {
  refused: "FILE_NOT_AUTHORIZED",
  missing: "FILE_NOT_FOUND",
  broken: "FILE_HAVE_ERROR",
};

const NOTHING_OPEN = {
  stage: null,
  view: null,
  hits: NO_HITS,
  painted: false,
  isLost: false,
  question: null,
};

/** Opens the document in the container and records the pages that the person reads. */
export function usePdfStage(container: RefObject<HTMLDivElement | null>, options: Options): Opened {
  const { guid, url, size, session, isPaged } = options;
  // For who has not been here before.
  const firstPage = numberOfTag(options.tags, "START_PAGE") || 1;
  const [opened, setOpened] = useState<Omit<Opened, "read">>(NOTHING_OPEN);
  const [read] = useState(() => new PagesRead());
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let stage: PdfStage | null = null;
    const leaving = new AbortController();
    const change = (what: Partial<Opened>) =>
      leaving.signal.aborted || setOpened((now) => ({ ...now, ...what }));
    const reading = recordReading({ guid, session, read, stage: () => stage });
    const options = {
      url: latest.current.url,
      size,
      onQuestion: (question: PasswordQuestion) => change({ question }),
      container: element,
      isPaged,
      startPage: async () => {
        const { last, covered } = await session.resume();
        for (const { start, end } of covered) read.addPages(Math.floor(start) + 1, Math.ceil(end));
        return last >= 1 ? Math.ceil(last) : firstPage;
      },
      printed: (pages: number) => printedLabels(latest.current.tags, pages),
      saved: readView(guid),
      watch: {
        renew: () => latest.current.renew(),
        onLost: (isLost: boolean) =>
          setOpened((now) => (now.isLost === isLost || leaving.signal.aborted ? now : { ...now, isLost })),
        onFailure: (fault: FileFault) => latest.current.onError({ code: FAULTS[fault] }),
      },
      language: latest.current.language,
      names: latest.current.names,
      nameLink: (at: number) => latest.current.nameLink(at),
      onView: (view: PdfView) => change({ view }),
      onHits: (hits: Hits) => change({ hits }),
      onPages: (pages: readonly number[]) => reading.show(pages),
    };
    openStage(options, leaving.signal).then(
      (ready) => {
        if (!ready) return;
        stage = ready;
        if (leaving.signal.aborted) return ready.close();
        clearReloads(guid);
        // The server cannot count the pages of a document that it cannot open.
        session.setLength(ready.view.pages);
        change({ stage: ready, question: null });
        void ready.painted.then(() => change({ painted: true }));
      },
      (error: unknown) => leaving.signal.aborted || tellFailure(error, guid, latest.current.onError),
    );
    return () => {
      leaving.abort();
      reading.end();
      stage?.close();
      setOpened(NOTHING_OPEN);
    };
  }, [container, guid, size, isPaged, firstPage, session, read]);

  useEffect(() => opened.stage?.exchangeAddress(url), [opened.stage, url]);
  return { ...opened, read };
}

interface Reading {
  guid: string;
  session: ViewingSession;
  read: PagesRead;
  stage(): PdfStage | null;
}

/** Covers the pages that stayed before the eyes; where the person is goes out with the last word. */
function recordReading({ guid, session, read, stage }: Reading) {
  let shown: readonly number[] = [];
  const here = () => stage()?.view.page ?? 0;
  const seen = new SeenPages((pages, began) => {
    const place = here();
    // The page where the person is comes last: it is the position that is kept.
    const inOrder = [...pages].sort((a, b) => Number(a === place) - Number(b === place) || a - b);
    for (const page of inOrder) {
      session.cover({ start: page - 1, end: page }, began);
      read.add(page);
    }
    session.push();
  });
  const keep = () => {
    const open = stage();
    if (open) saveView(guid, open.keptView);
  };
  const watch = () => seen.show(document.hidden ? [] : shown);
  document.addEventListener("visibilitychange", watch);
  const forget = session.snapshot(() => {
    const page = here();
    if (page > 0) session.cover({ start: page, end: page });
    keep();
    return null;
  });
  return {
    show(pages: readonly number[]) {
      shown = pages;
      watch();
    },
    end() {
      keep();
      seen.show([]);
      forget();
      document.removeEventListener("visibilitychange", watch);
    },
  };
}

function tellFailure(error: unknown, guid: string, onError: Options["onError"]): void {
  if (isPasswordMissing(error)) return;
  if (mayReload(guid)) window.location.reload();
  else onError({ code: "PDFTRON_ERROR" });
}
