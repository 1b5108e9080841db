import { useLanguage, useTexts } from "@estante/sdk";
import { Button, Loader } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import "pdfjs-dist/legacy/web/pdf_viewer.css";
import type { RendererProps } from "@estante/sdk";
import { useCallback, useMemo, useRef, useState } from "react";
import { useBarPlaces, usePlace } from "../../bar/places";
import { goBack } from "../../pages/go-back";
import { LoadingCover } from "../../pages/loading-cover.component";
import { LostLine } from "../lost-line.component";
import { PagePill } from "./page-pill.component";
import { entryAt, flatten, type OutlineEntry } from "./panel/outline";
import panel from "./panel/panel.module.css";
import { PdfPanel } from "./panel/pdf-panel.component";
import { PasswordDialog } from "./password-dialog.component";
import classes from "./pdf.module.css";
import { PdfTools } from "./pdf-tools.component";
import { SearchBar } from "./search/search-bar.component";
import type { PdfView } from "./stage/pdf-stage";
import { useHand } from "./stage/use-hand";
import { usePdfStage } from "./stage/use-pdf-stage";
import { useDocumentFocus, useFullScreenWithout } from "./stage/use-presence";
import { useZoomGestures } from "./stage/use-zoom-gestures";
import { usePdfKeys } from "./use-pdf-keys";
import { usePrint } from "./use-print";

export interface PdfPayload {
  url: string;
  size: number;
  pages: number | null;
  outline: readonly OutlineEntry[];
}

const DATE_TIME = { dateStyle: "medium", timeStyle: "short" } as const;
const NARROW = "(max-width: 1023px)";

export function PdfRenderer({ content, payload, session, renew, onError }: RendererProps<PdfPayload>) {
  const t = useTexts("viewer");
  const language = useLanguage();
  const narrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  const container = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => flatten(payload.outline), [payload.outline]);
  const { isFloating } = useBarPlaces();
  const [open, setOpen] = useState(!narrow && !isFloating);
  const [searching, setSearching] = useState(false);
  const [hand, setHand] = useState(false);
  const { stage, view, hits, read, painted, isLost, question } = usePdfStage(container, {
    guid: content.guid,
    url: payload.url,
    size: payload.size,
    firstPage: firstPage(content.customTags),
    session,
    language,
    names: {
      page: (page) => t("pdf.pageNamed", { page }),
      note: t("pdf.note"),
      dateTime: (date) => new Intl.DateTimeFormat(language, DATE_TIME).format(date),
    },
    nameLink: (page) => t("pdf.link", { page }),
    renew: async () => (await renew()).url,
    onError,
  });
  const { print, ready, cancel } = usePrint(stage, content.is_downloadable);
  useHand(container, hand);
  useZoomGestures(container, stage);
  useDocumentFocus(container, painted);
  useFullScreenWithout(open, setOpen);
  usePdfKeys({
    stage,
    toggleContents: () => setOpen(!open),
    search: () => setSearching(true),
    setHand,
  });
  usePdfPlace(view, entries);
  const go = useCallback(
    (page: number) => {
      stage?.goTo(page);
      if (narrow) setOpen(false);
    },
    [stage, narrow],
  );

  return (
    <div className={classes.layout} data-panel={open || undefined}>
      {stage && view && (
        <PdfTools
          stage={stage}
          view={view}
          hand={hand}
          open={open}
          searching={searching}
          onPrint={print}
          onHand={setHand}
          onContents={() => setOpen(!open)}
          onSearch={() => setSearching(!searching)}
        />
      )}
      {open && !painted && !narrow && <div className={panel.panel} />}
      {open && painted && stage && view && (
        <PdfPanel
          stage={stage}
          view={view}
          entries={entries}
          read={read}
          onGo={go}
          onClose={() => setOpen(false)}
        />
      )}
      {searching && stage && (
        <SearchBar search={stage.search} hits={hits} onClose={() => setSearching(false)} />
      )}
      <div className={classes.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: the engine takes nothing but a div */}
        <div
          ref={container}
          role="region"
          className={classes.scroll}
          data-hand={hand || undefined}
          aria-label={t("pdf.document")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region is reached by keyboard
          tabIndex={0}
        >
          <div className="pdfViewer" />
        </div>
        {!painted && (
          <div className={classes.waiting}>
            <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />
          </div>
        )}
        {question && <PasswordDialog name={content.name} question={question} onLeave={goBack} />}
        {isLost && <LostLine />}
        {ready !== null && view && <PrintProgress ready={ready} pages={view.pages} onCancel={cancel} />}
        {stage && view && (
          <PagePill view={view} labels={stage.labels} onGo={go} onStep={(way) => stage.step(way)} />
        )}
      </div>
    </div>
  );
}

/** Shows chapter and page in the bar. */
function usePdfPlace(view: PdfView | null, entries: ReturnType<typeof flatten>) {
  const t = useTexts("viewer");
  const page = view?.label ?? view?.page;
  const chapter = view && entryAt(entries, view.page)?.title;
  usePlace(view && t(chapter ? "pdf.place" : "pdf.placeAlone", { chapter, page, pages: view.pages }));
}

/** How many pages are ready for the printer. */
function PrintProgress(props: { ready: number; pages: number; onCancel: () => void }) {
  const { ready, pages, onCancel } = props;
  const t = useTexts("viewer");
  return (
    <p className={classes.printing} role="status">
      <Loader size={16} />
      {t("pdf.printing", { ready, pages })}
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        {t("pdf.cancelPrint")}
      </Button>
    </p>
  );
}

/** The tag START_PAGE, else page 1; where the person left goes before both. */
function firstPage(tags: RendererProps<PdfPayload>["content"]["customTags"]): number {
  const tag = tags.find(({ type }) => type === "START_PAGE");
  return Math.max(1, Number.parseInt(tag?.name ?? "", 10) || 1);
}
