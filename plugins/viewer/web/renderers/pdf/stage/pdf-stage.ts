/**
 * The PDF document on screen: pages drawn as they come into view, text layer, links, search.
 *
 * A document whose operators never end would keep the worker busy for ever: the watchdog gives up for it.
 */

import { drawPage } from "../document/draw-page";
import type { Engine } from "../document/engine-start";
import { closeDocument, data, type OpenDocument, type Opening, withinLimit } from "../document/open-document";
import { printDocument } from "../print";
import { PdfSearch } from "../search/pdf-search";
import { nameByLabels, readLabels } from "./page-labels";
import { PageLayers } from "./page-layers";
import { isUprightPhone, NARROW_PX, pagesBeforeEyes, scaleOf } from "./page-layout";
import { nameLinks, nameParts, silentTexts } from "./part-names";
import type { Fit, SavedView } from "./saved-view";
import { lastBeside, type Spread, stepFrom } from "./spreads";
import type { PdfStageOptions, PdfView } from "./stage-options";

interface LayerEvent {
  source: { div: HTMLElement };
  pageNumber: number;
}

interface Point {
  x: number;
  y: number;
}

const SPREADS: Record<Spread, number> = { single: 0, facing: 2 };
const ONE_SPREAD = 3;
/** Of what is before a page that is gone to, only this much is shown: the gap, never another page. */
const ABOVE_PX = 12;
const DRAWING_DELAY_MS = 300;
const NOT_EDITED = -1;

export class PdfStage {
  readonly search: PdfSearch;
  readonly layers = new PageLayers();
  /** Resolves when the first page is seen. */
  readonly painted: Promise<void>;
  /** What is printed on the pages, when that is not their number. */
  labels: readonly string[] | null = null;
  private readonly viewer: InstanceType<Engine["viewer"]["PDFViewer"]>;
  private readonly bus: InstanceType<Engine["viewer"]["EventBus"]>;
  private readonly link: InstanceType<Engine["viewer"]["PDFLinkService"]>;
  private readonly gone = new AbortController();
  private fitted: Fit | null = "auto";
  /** What the person wants, where the window has room for it. */
  private chosen: Spread;
  private place: Pick<SavedView, "page" | "left" | "top"> | null = null;

  private constructor(
    private readonly opened: OpenDocument,
    private readonly options: PdfStageOptions,
    private readonly startPage: number,
  ) {
    this.chosen = options.saved?.spread ?? (options.isPaged ? "facing" : "single");
    const { engine, document } = opened;
    const { EventBus, PDFLinkService, PDFFindController, PDFViewer } = engine.viewer;
    const bus = new EventBus();
    const link = new PDFLinkService({ eventBus: bus, externalLinkTarget: 2, externalLinkRel: "noopener" });
    const find = new PDFFindController({ eventBus: bus, linkService: link });
    this.viewer = new PDFViewer({
      container: options.container,
      eventBus: bus,
      linkService: link,
      findController: find,
      removePageBorders: true,
      annotationEditorMode: NOT_EDITED,
      imageResourcesPath: data("images"),
      l10n: silentTexts(options.language) as never,
      // Its own declaration leaves it out; without it, listeners outlive the document.
      ...({ abortSignal: this.gone.signal } as object),
    });
    this.bus = bus;
    this.link = link;
    this.search = new PdfSearch(bus, find, link, document);
    this.painted = new Promise((resolve) => bus.on("pagerendered", resolve, { once: true }));
    link.setViewer(this.viewer);
    this.listen();
    this.viewer.setDocument(document);
    link.setDocument(document, null);
  }

  static async open(opening: Opening, options: PdfStageOptions): Promise<PdfStage> {
    const opened = await opening.document;
    opened.transport.watch = options.watch;
    try {
      const stage = new PdfStage(opened, options, await options.startPage());
      await withinLimit(stage.viewer.firstPagePromise as Promise<unknown>);
      return stage;
    } catch (error) {
      closeDocument(opened);
      throw error;
    }
  }

  get view(): PdfView {
    const page = this.viewer.currentPageNumber;
    const pages = this.opened.document.numPages;
    const spread = this.spread;
    return {
      page,
      label: this.labels?.[page - 1] ?? null,
      pages,
      scale: this.viewer.currentScale,
      spread,
      isStart: page === 1,
      isEnd: lastBeside(page, pages, spread) === pages,
    };
  }

  get keptView(): SavedView {
    const place = this.place ?? { page: this.viewer.currentPageNumber, left: 0, top: 0 };
    return { ...place, size: this.fitted ?? this.viewer.currentScale, spread: this.chosen };
  }

  goTo(page: number): void {
    this.viewer.currentPageNumber = Math.min(Math.max(1, Math.round(page)), this.opened.document.numPages);
    this.leaveRoomAbove();
  }

  /** Turns to the next page, or to the next two. */
  readonly step = (direction: 1 | -1): void => {
    this.goTo(stepFrom(this.viewer.currentPageNumber, direction, this.spread));
  };

  /** Scrolls by a part of the window's height. */
  scroll(windows: number): void {
    const { container } = this.options;
    container.scrollBy({ top: windows * container.clientHeight });
  }

  zoomIn(): void {
    this.fitted = null;
    this.viewer.increaseScale();
  }

  zoomOut(): void {
    this.fitted = null;
    this.viewer.decreaseScale();
  }

  /** Scales about a point of the window; what is there stays there. Text is drawn sharp a moment later. */
  zoomAt(scale: number, { x, y }: Point): void {
    this.fitted = null;
    const box = this.options.container.getBoundingClientRect();
    this.viewer.updateScale({
      scaleFactor: scale / this.viewer.currentScale,
      origin: [x - box.left, y - box.top],
      drawingDelay: DRAWING_DELAY_MS,
    });
  }

  fit(fit: Fit): void {
    this.fitted = fit;
    this.viewer.currentScale = scaleOf(fit, this.viewer, this.spread);
  }

  setSpread(spread: Spread): void {
    const { page } = this.view;
    this.chosen = spread;
    this.layOut();
    this.fit(spread === "single" && !this.options.isPaged ? "auto" : "page-fit");
    this.goTo(page);
  }

  /** From now on the bytes come from here: the same file at a renewed address. */
  exchangeAddress(url: string): void {
    this.opened.transport.address = url;
  }

  /** Draw one page small, for the thumbnails. */
  async drawThumbnail(page: number, canvas: HTMLCanvasElement, width: number): Promise<void> {
    // The worker draws one thing after the other: first what the person came for.
    await this.painted;
    const proxy = await this.opened.document.getPage(page);
    await drawPage(proxy, canvas, width);
  }

  print(onPage: (ready: number) => void, cancel: AbortSignal): Promise<void> {
    return printDocument(this.opened.document, { onPage, cancel });
  }

  close(): void {
    this.gone.abort();
    this.viewer.setDocument(null as never);
    this.link.setDocument(null as never);
    closeDocument(this.opened);
  }

  private get spread(): Spread {
    return this.viewer.spreadMode === SPREADS.single ? "single" : "facing";
  }

  /** Facing pages would be too small on a phone that is held upright. */
  private layOut(): void {
    const { container, isPaged } = this.options;
    this.viewer.spreadMode = SPREADS[isPaged && isUprightPhone(container) ? "single" : this.chosen];
  }

  /** The engine scrolls a page flush with the edge. */
  private leaveRoomAbove(): void {
    const { container } = this.options;
    container.scrollTop = this.viewer.currentPageNumber === 1 ? 0 : container.scrollTop - ABOVE_PX;
  }

  /** As it was left on this device, if it was left there; a page from elsewhere is shown from its top. */
  private arrange(): void {
    const { saved, container, isPaged } = this.options;
    if (isPaged) this.viewer.scrollMode = ONE_SPREAD;
    this.layOut();
    this.fitted = typeof saved?.size === "number" ? null : (saved?.size ?? this.usualFit);
    if (this.fitted) this.fit(this.fitted);
    else if (typeof saved?.size === "number") this.viewer.currentScale = saved.size;
    this.goTo(this.startPage);
    if (saved?.page !== this.startPage) return;
    const destArray = [null, { name: "XYZ" }, saved.left, saved.top, null];
    this.viewer.scrollPageIntoView({ pageNumber: saved.page, destArray, allowNegativeOffset: true });
    if (saved.page === 1 && container.scrollTop < 2 * ABOVE_PX) container.scrollTop = 0;
  }

  private get usualFit(): Fit {
    if (this.options.isPaged) return "page-fit";
    return this.options.container.clientWidth < NARROW_PX ? "page-width" : "auto";
  }

  private listen(): void {
    const { options } = this;
    let isPlaced = false;
    // Before that the engine stands on page 1, where the person may never have been.
    const notify = () => isPlaced && options.onView(this.view);
    this.bus.on("pagesinit", () => {
      nameParts(options.container, options.names);
      this.arrange();
      isPlaced = true;
      notify();
      void this.readLabels().then(notify);
    });
    this.bus.on("pagechanging", notify);
    this.bus.on("scalechanging", notify);
    this.bus.on("spreadmodechanged", notify);
    this.bus.on(
      "updateviewarea",
      ({ location }: { location: { pageNumber: number; left: number; top: number } }) => {
        if (!isPlaced) return;
        this.place = { page: location.pageNumber, left: location.left, top: location.top };
        options.onPages(pagesBeforeEyes(this.viewer));
      },
    );
    this.bus.on("annotationlayerrendered", ({ source, pageNumber }: LayerEvent) => {
      nameParts(source.div, options.names);
      nameLinks(source.div, options.nameLink(pageNumber));
    });
    this.bus.on("pagerendered", ({ source, pageNumber }: LayerEvent) =>
      this.layers.lay(pageNumber, source.div),
    );
    this.search.onHits(options.onHits);
    const refit = new ResizeObserver(() => {
      if (!isPlaced) return;
      this.layOut();
      if (this.fitted) this.fit(this.fitted);
    });
    refit.observe(options.container);
    this.gone.signal.addEventListener("abort", () => refit.disconnect());
  }

  private async readLabels(): Promise<void> {
    const { document } = this.opened;
    const labels = await readLabels(document, this.options.printed(document.numPages));
    if (this.gone.signal.aborted || !labels) return;
    this.labels = labels;
    nameByLabels(this.viewer, labels, this.options.names);
  }
}
