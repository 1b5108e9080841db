import type { RenderFailure, ViewingSession } from "@estante/sdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FileUnread } from "./file-transport";
import { PagesRead } from "./pages-read";
import type { Hits } from "./pdf-search";
import { PdfStage, type PdfView } from "./pdf-stage";
import { clearReloads, mayReload } from "./reload-counter";

interface Opened {
  stage: PdfStage | null;
  view: PdfView | null;
  hits: Hits;
  read: PagesRead;
  /** Whether a page is seen. */
  painted: boolean;
}

interface Options {
  guid: string;
  url: string;
  size: number;
  /** For who has not been here before. */
  firstPage: number;
  session: ViewingSession;
  nameLink(page: number): string;
  onError(failure: RenderFailure): void;
}

const NOTHING_OPEN = { stage: null, view: null, hits: { current: 0, total: 0 }, painted: false };

/** Opens the document in the container and records each page that the person comes to. */
export function usePdfStage(container: RefObject<HTMLDivElement | null>, options: Options): Opened {
  const { guid, url, size, firstPage, session, onError, nameLink } = options;
  const [opened, setOpened] = useState<Omit<Opened, "read">>(NOTHING_OPEN);
  const [read] = useState(() => new PagesRead());
  const address = useRef(url);
  address.current = url;
  const failed = useRef(onError);
  failed.current = onError;
  const named = useRef(nameLink);
  named.current = nameLink;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let stage: PdfStage | null = null;
    let gone = false;
    let page = 0;
    const onView = (view: PdfView) => {
      setOpened((now) => ({ ...now, view }));
      if (view.page === page) return;
      page = view.page;
      session.cover({ start: page - 1, end: page });
      read.add(page);
      session.push();
    };
    const onHits = (hits: Hits) => setOpened((now) => ({ ...now, hits }));
    const startPage = async () => {
      const { last, covered } = await session.resume();
      for (const { start, end } of covered) read.addPages(Math.floor(start) + 1, Math.ceil(end));
      return last >= 1 ? Math.ceil(last) : firstPage;
    };
    PdfStage.open({
      url: address.current,
      size,
      container: element,
      startPage,
      onView,
      onHits,
      nameLink: (at) => named.current(at),
    }).then(
      (ready) => {
        stage = ready;
        if (gone) return ready.close();
        clearReloads(guid);
        setOpened((now) => ({ ...now, stage: ready }));
        void ready.painted.then(() => !gone && setOpened((now) => ({ ...now, painted: true })));
      },
      (error: unknown) => {
        if (gone) return;
        if (error instanceof FileUnread) {
          return failed.current({ code: error.status === 403 ? "FILE_NOT_AUTHORIZED" : "FILE_NOT_FOUND" });
        }
        if (mayReload(guid)) window.location.reload();
        else failed.current({ code: "PDFTRON_ERROR" });
      },
    );
    return () => {
      gone = true;
      stage?.close();
    };
  }, [container, guid, size, firstPage, session, read]);

  useEffect(() => opened.stage?.exchangeAddress(url), [opened.stage, url]);
  return { ...opened, read };
}
