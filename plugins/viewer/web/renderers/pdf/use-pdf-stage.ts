import type { RenderFailure, ViewingSession } from "@estante/sdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FileUnread } from "./file-transport";
import { keepView, readView } from "./kept-view";
import { PagesRead } from "./pages-read";
import type { PartNames } from "./part-names";
import { type Hits, NO_HITS } from "./pdf-search";
import { PdfStage, type PdfView } from "./pdf-stage";
import { clearReloads, mayReload } from "./reload-counter";
import { SeenPages } from "./seen-pages";

interface Opened {
  stage: PdfStage | null;
  view: PdfView | null;
  hits: Hits;
  read: PagesRead;
  /** Whether a page is seen. */
  painted: boolean;
  /** Whether the line to the file is lost, which is waited for. */
  isLost: boolean;
}

interface Options {
  guid: string;
  url: string;
  size: number;
  /** For who has not been here before. */
  firstPage: number;
  session: ViewingSession;
  language: string;
  names: PartNames;
  nameLink(page: number): string;
  renew(): Promise<string>;
  onError(failure: RenderFailure): void;
}

const NOTHING_OPEN = { stage: null, view: null, hits: NO_HITS, painted: false, isLost: false };

/** Opens the document in the container and records the pages that the person reads. */
export function usePdfStage(container: RefObject<HTMLDivElement | null>, options: Options): Opened {
  const { guid, url, size, firstPage, session } = options;
  const [opened, setOpened] = useState<Omit<Opened, "read">>(NOTHING_OPEN);
  const [read] = useState(() => new PagesRead());
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let stage: PdfStage | null = null;
    let gone = false;
    const change = (what: Partial<Opened>) => !gone && setOpened((now) => ({ ...now, ...what }));
    const reading = recordReading({ guid, session, read, stage: () => stage });
    PdfStage.open({
      url: latest.current.url,
      size,
      container: element,
      startPage: async () => {
        const { last, covered } = await session.resume();
        for (const { start, end } of covered) read.addPages(Math.floor(start) + 1, Math.ceil(end));
        return last >= 1 ? Math.ceil(last) : firstPage;
      },
      kept: readView(guid),
      watch: {
        renew: () => latest.current.renew(),
        onLost: (isLost) => setOpened((now) => (now.isLost === isLost || gone ? now : { ...now, isLost })),
        onRefused: () => !gone && latest.current.onError({ code: "FILE_NOT_AUTHORIZED" }),
      },
      language: latest.current.language,
      names: latest.current.names,
      nameLink: (at) => latest.current.nameLink(at),
      onView: (view) => change({ view }),
      onHits: (hits) => change({ hits }),
      onPages: (pages) => reading.show(pages),
    }).then(
      (ready) => {
        stage = ready;
        if (gone) return ready.close();
        clearReloads(guid);
        change({ stage: ready });
        void ready.painted.then(() => change({ painted: true }));
      },
      (error: unknown) => !gone && tellFailure(error, guid, latest.current.onError),
    );
    return () => {
      gone = true;
      reading.end();
      stage?.close();
      setOpened(NOTHING_OPEN);
    };
  }, [container, guid, size, firstPage, session, read]);

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
    const inOrder = [...pages].sort(
      (one, other) => Number(one === place) - Number(other === place) || one - other,
    );
    for (const page of inOrder) {
      session.cover({ start: page - 1, end: page }, began);
      read.add(page);
    }
    session.push();
  });
  const keep = () => {
    const open = stage();
    if (open) keepView(guid, open.keptView);
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
  if (error instanceof FileUnread) {
    onError({ code: error.status === 403 ? "FILE_NOT_AUTHORIZED" : "FILE_NOT_FOUND" });
  } else if (mayReload(guid)) window.location.reload();
  else onError({ code: "PDFTRON_ERROR" });
}
