import {
  type Positions,
  type Surfaces,
  useLanguage,
  useOfferPositions,
  useOfferSurfaces,
  useTexts,
} from "@estante/sdk";
import { Button, Loader } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import "pdfjs-dist/legacy/web/pdf_viewer.css";
import type { RendererProps } from "@estante/sdk";
import { useCallback, useMemo, useRef, useState } from "react";
import { useBarPlaces, usePlace } from "../../bar/places";
import { goBack } from "../../pages/go-back";
import { LoadingCover } from "../../pages/loading-cover.component";
import { LostLine } from "../lost-line.component";
import { usePageSwipe } from "./gestures/use-page-swipe";
import { usePointerTool } from "./gestures/use-pointer-tool";
import { useZoomGestures } from "./gestures/use-zoom-gestures";
import type { Hotspot } from "./hotspots/hotspot";
import { Hotspots } from "./hotspots/hotspots.component";
import { useHotspots } from "./hotspots/use-hotspots";
import { PageSteps } from "./page-steps.component";
import { entryAt, flatten, type OutlineEntry } from "./panel/outline";
import panel from "./panel/panel.module.css";
import { PdfPanel } from "./panel/pdf-panel.component";
import { PasswordDialog } from "./password-dialog.component";
import classes from "./pdf.module.css";
import { PdfTools } from "./pdf-tools.component";
import { readingOf } from "./reading-of";
import { SearchBar } from "./search/search-bar.component";
import type { PdfStage } from "./stage/pdf-stage";
import { selectedWords } from "./stage/selected-words";
import type { PdfStageOptions, PdfView } from "./stage/stage-options";
import { usePdfStage } from "./stage/use-pdf-stage";
import { useDocumentFocus, useFullScreenWithout } from "./stage/use-presence";
import { usePdfKeys } from "./use-pdf-keys";
import { usePrint } from "./use-print";

export interface PdfPayload {
  url: string;
  size: number;
  pages: number | null;
  outline: readonly OutlineEntry[];
  hotspots?: readonly Hotspot[];
}

const DATE_TIME = { dateStyle: "medium", timeStyle: "short" } as const;
const NARROW = "(max-width: 1023px)";

export function PdfRenderer({ content, payload, session, renew, onError }: RendererProps<PdfPayload>) {
  const t = useTexts("viewer");
  const narrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches);
  const container = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => flatten(payload.outline), [payload.outline]);
  const { isFloating } = useBarPlaces();
  const { isPaged, hasSearch } = readingOf(content);
  const [open, setOpen] = useState(!narrow && !isFloating && !isPaged);
  const [searching, setSearching] = useState(false);
  const hotspots = useHotspots(payload.hotspots);
  const { stage, view, hits, read, painted, isLost, question } = usePdfStage(container, {
    guid: content.guid,
    url: payload.url,
    size: payload.size,
    tags: content.customTags,
    session,
    isPaged,
    ...usePartNames(),
    renew: async () => (await renew()).url,
    onError,
  });
  const { print, ready, cancel } = usePrint(stage, content.is_downloadable);
  const { pointer, chooseHand } = usePointerTool(container);
  useZoomGestures(container, stage);
  usePageSwipe(container, stage, isPaged);
  useDocumentFocus(container, painted);
  useFullScreenWithout(open, setOpen);
  usePdfKeys({
    stage,
    isPaged,
    toggleContents: () => setOpen(!open),
    search: hasSearch ? () => setSearching(true) : undefined,
    setHand: chooseHand,
  });
  usePdfPlace(view, entries);
  const surfaces = usePdfOffers(stage, painted);
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
          pointer={pointer}
          open={open}
          searching={searching}
          onPrint={print}
          onHand={chooseHand}
          onContents={() => setOpen(!open)}
          hotspots={hotspots}
          onSearch={hasSearch ? () => setSearching(!searching) : undefined}
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
          data-paged={isPaged || undefined}
          data-hand={pointer === "hand" || undefined}
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
        {surfaces && <Hotspots hotspots={hotspots} surfaces={surfaces} book={content.guid} onGo={go} />}
        {stage && view && (
          <PageSteps view={view} labels={stage.labels} isPaged={isPaged} onGo={go} onStep={stage.step} />
        )}
      </div>
    </div>
  );
}

/** What the parts of a document are called, in the person's language. */
function usePartNames(): Pick<PdfStageOptions, "language" | "names" | "nameLink"> {
  const t = useTexts("viewer");
  const language = useLanguage();
  const dateTime = (date: Date) => new Intl.DateTimeFormat(language, DATE_TIME).format(date);
  return {
    language,
    names: { page: (page) => t("pdf.pageNamed", { page }), note: t("pdf.note"), dateTime },
    nameLink: (page) => t("pdf.link", { page }),
  };
}

/** Offers the pages as places and as surfaces, once the first is seen. */
function usePdfOffers(stage: PdfStage | null, painted: boolean) {
  const positions = useMemo<Positions | null>(
    () =>
      stage && painted
        ? {
            unit: "page",
            now: () => stage.view.page,
            go: (page) => stage.goTo(page),
            markHost: (page) => stage.layers.of(page),
            share: () => null,
            onHosts: (listener) => stage.layers.onChange(listener),
          }
        : null,
    [stage, painted],
  );
  const surfaces = useMemo<Surfaces | null>(
    () =>
      stage && painted
        ? {
            layer: (page) => stage.layers.of(page),
            drawn: () => stage.layers.drawn(),
            selected: () => selectedWords(stage.layers),
            onLayers: (listener) => stage.layers.onChange(listener),
          }
        : null,
    [stage, painted],
  );
  useOfferPositions(positions);
  useOfferSurfaces(surfaces);
  return surfaces;
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
