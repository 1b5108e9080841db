import { type RefObject, useEffect, useRef, useState } from "react";
import { drawPage } from "../renderers/pdf/document/draw-page";
import { closeDocument, type OpenDocument, openDocument } from "../renderers/pdf/document/open-document";

interface Source {
  readonly url: string;
  readonly size: number;
}

interface Opened {
  readonly document: OpenDocument["document"] | null;
  readonly isFailed: boolean;
}

/** The document whose pages are drawn; `renew` answers its address anew once the first has run out. */
export function useOpenedDocument({ url, size }: Source, renew: () => Promise<string>): Opened {
  const [opened, setOpened] = useState<Opened>({ document: null, isFailed: false });
  const [first] = useState(url);
  const latest = useRef(renew);
  latest.current = renew;
  useEffect(() => {
    let isGone = false;
    const opening = openDocument(first, size);
    const failed = () => isGone || setOpened({ document: null, isFailed: true });
    // Whoever made the book unlocks it before it is mapped: nobody could read it either.
    opening.gate.onQuestion(() => failed());
    opening.document.then((open) => {
      open.transport.watch = { renew: () => latest.current(), onLost: () => undefined, onFailure: failed };
      if (!isGone) setOpened({ document: open.document, isFailed: false });
    }, failed);
    return () => {
      isGone = true;
      opening.gate.close();
      opening.document.then(closeDocument, () => undefined);
    };
  }, [first, size]);
  return opened;
}

/** Draws a page into a canvas as wide as its place, again when that changes. */
export function usePagePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  document: OpenDocument["document"] | null,
  page: number,
): boolean {
  const [drawnPage, setDrawnPage] = useState(0);
  useEffect(() => {
    const element = canvas.current;
    if (!document || !element?.parentElement) return;
    let isGone = false;
    let width = 0;
    let drawing = Promise.resolve();
    const draw = () => {
      // A picture makes its place higher, which is no reason for another one.
      const room = element.parentElement?.clientWidth ?? 0;
      if (room === width) return;
      width = room;
      // One after the other: a canvas takes one drawing at a time.
      drawing = drawing
        .then(async () => {
          if (isGone || room !== width) return;
          await drawPage(await document.getPage(page), element, room);
          if (!isGone) setDrawnPage(page);
        })
        .catch(() => undefined);
    };
    const watch = new ResizeObserver(draw);
    watch.observe(element.parentElement);
    return () => {
      isGone = true;
      watch.disconnect();
    };
  }, [canvas, document, page]);
  return drawnPage === page;
}
