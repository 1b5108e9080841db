import type { RenderFailure, ViewingSession } from "@estante/sdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Hits, PdfStage, type PdfView } from "./pdf-stage";
import { clearReloads, mayReload } from "./reload-counter";

interface Opened {
  stage: PdfStage | null;
  view: PdfView | null;
  hits: Hits;
}

interface Options {
  guid: string;
  url: string;
  startPage: number;
  session: ViewingSession;
  onError(failure: RenderFailure): void;
}

/** Opens the document in the container and records each page that the person comes to. */
export function usePdfStage(container: RefObject<HTMLDivElement | null>, options: Options): Opened {
  const { guid, url, startPage, session, onError } = options;
  const [opened, setOpened] = useState<Opened>({ stage: null, view: null, hits: { current: 0, total: 0 } });
  const failed = useRef(onError);
  failed.current = onError;

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
      session.report({ start: page - 1, end: page });
    };
    const onHits = (hits: Hits) => setOpened((now) => ({ ...now, hits }));
    PdfStage.open({ url, container: element, startPage, onView, onHits }).then(
      (ready) => {
        stage = ready;
        if (gone) return ready.close();
        clearReloads(guid);
        setOpened((now) => ({ ...now, stage: ready }));
      },
      () => {
        if (gone) return;
        if (mayReload(guid)) window.location.reload();
        else failed.current({ code: "PDFTRON_ERROR" });
      },
    );
    return () => {
      gone = true;
      stage?.close();
    };
  }, [container, guid, url, startPage, session]);

  return opened;
}
