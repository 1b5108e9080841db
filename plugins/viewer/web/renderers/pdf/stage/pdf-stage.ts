/**
 * The PDF document on screen: pages drawn as they come into view, text layer, links, search.
 *
 * A document whose operators never end would keep the worker busy for ever: the watchdog gives up for it.
 */

import type { Engine } from "../document/engine-start";
import type { FileWatch } from "../document/file-transport";
import { closeDocument, data, type OpenDocument, type Opening, withinLimit } from "../document/open-document";
import { printDocument } from "../print";
import { type Hits, PdfSearch } from "../search/pdf-search";
import { pagesBeforeEyes, scaleOf } from "./page-layout";
import { nameParts, type PartNames, silentTexts } from "./part-names";
import type { Fit, SavedView } from "./saved-view";
import { lastBeside, type Spread, stepFrom } from "./spreads";

export interface PdfView {
  page: number;
  /** What is printed on the page instead of its number, where the document says it. */
  label: string | null;
  pages: number;
  scale: number;
  spread: Spread;
  /** Whether nothing comes before, or after, what lies open. */
  isStart: boolean;
  isEnd: boolean;
}

export interface PdfStageOptions {
  container: HTMLDivElement;
  watch: FileWatch;
  /** Asked when the document is there. */
  startPage(): Promise<number>;
  /** How it was looked at before on this device. */
  kept: SavedView | null;
  language: string;
  names: PartNames;
  /** What a link that has no words of its own is called; `page` is the one that it stands on. */
  nameLink(page: number): string;
  onView(view: PdfView): void;
  onHits(hits: Hits): void;
  /** Which pages are before the eyes, whenever that may have changed. */
  onPages(pages: readonly number[]): void;
}

interface LayerEvent {
  source: { div: HTMLElement };
  pageNumber: number;
}

interface Point {
  x: number;
  y: number;
}

const SPREADS: Record<Spread, number> = { single: 0, facing: 2 };
const NARROW_PX = 768;
/** Of what is before a page that is gone to, only this much is shown: the gap, never another page. */
const ABOVE_PX = 12;
const DRAWING_DELAY_MS = 300;
const NOT_EDITED = -1;

export class PdfStage {
  readonly search: PdfSearch;
  /** Resolves when the first page is seen. */
  readonly painted: Promise<void>;
  /** What is printed on the pages, when that is not their number. */
  labels: readonly string[] | null = null;
  private readonly viewer: InstanceType<Engine["viewer"]["PDFViewer"]>;
  private readonly bus: InstanceType<Engine["viewer"]["EventBus"]>;
  private readonly link: InstanceType<Engine["viewer"]["PDFLinkService"]>;
  private readonly gone = new AbortController();
  private fitted: Fit | null = "auto";
  private place: Pick<SavedView, "page" | "left" | "top"> | null = null;

  private constructor(
    private readonly opened: OpenDocument,
    private readonly options: PdfStageOptions,
    private readonly startPage: number,
  ) {
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
    return { ...place, size: this.fitted ?? this.viewer.currentScale, spread: this.spread };
  }

  goTo(page: number): void {
    this.viewer.currentPageNumber = Math.min(Math.max(1, Math.round(page)), this.opened.document.numPages);
    this.leaveRoomAbove();
  }

  /** Turns to the next page, or to the next two. */
  step(direction: 1 | -1): void {
    this.goTo(stepFrom(this.viewer.currentPageNumber, direction, this.spread));
  }

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
    this.viewer.spreadMode = SPREADS[spread];
    this.fit(spread === "single" ? "auto" : "page-fit");
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
    const natural = proxy.getViewport({ scale: 1 });
    const viewport = proxy.getViewport({ scale: (width * window.devicePixelRatio) / natural.width });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await proxy.render({ canvas, viewport }).promise;
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

  /** The engine scrolls a page flush with the edge. */
  private leaveRoomAbove(): void {
    const { container } = this.options;
    container.scrollTop = this.viewer.currentPageNumber === 1 ? 0 : container.scrollTop - ABOVE_PX;
  }

  /** As it was left on this device, if it was left there; a page from elsewhere is shown from its top. */
  private arrange(): void {
    const { kept, container } = this.options;
    if (kept?.spread === "facing") this.viewer.spreadMode = SPREADS.facing;
    this.fitted = typeof kept?.size === "number" ? null : (kept?.size ?? this.usualFit);
    if (this.fitted) this.fit(this.fitted);
    else if (typeof kept?.size === "number") this.viewer.currentScale = kept.size;
    this.goTo(this.startPage);
    if (kept?.page !== this.startPage) return;
    const destArray = [null, { name: "XYZ" }, kept.left, kept.top, null];
    this.viewer.scrollPageIntoView({ pageNumber: kept.page, destArray, allowNegativeOffset: true });
    if (kept.page === 1 && container.scrollTop < 2 * ABOVE_PX) container.scrollTop = 0;
  }

  private get usualFit(): Fit {
    return this.options.container.clientWidth < NARROW_PX ? "page-width" : "auto";
  }

  private listen(): void {
    const { options } = this;
    let isPlaced = false;
    // Before that the engine stands on page 1, where the person may never have been.
    const tell = () => isPlaced && options.onView(this.view);
    this.bus.on("pagesinit", () => {
      nameParts(options.container, options.names);
      this.arrange();
      isPlaced = true;
      tell();
      void this.readLabels().then(tell);
    });
    this.bus.on("pagechanging", tell);
    this.bus.on("scalechanging", tell);
    this.bus.on("spreadmodechanged", tell);
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
      for (const link of source.div.querySelectorAll(".linkAnnotation > a:not([aria-label])")) {
        link.setAttribute("aria-label", link.getAttribute("title") || options.nameLink(pageNumber));
      }
    });
    this.search.onHits(options.onHits);
    const refit = new ResizeObserver(() => isPlaced && this.fitted && this.fit(this.fitted));
    refit.observe(options.container);
    this.gone.signal.addEventListener("abort", () => refit.disconnect());
  }

  private async readLabels(): Promise<void> {
    const labels = await this.opened.document.getPageLabels().catch(() => null);
    if (this.gone.signal.aborted || !labels?.some((label, index) => label !== "" && label !== `${index + 1}`))
      return;
    this.labels = labels.map((label, index) => label || `${index + 1}`);
    for (const [index, label] of this.labels.entries()) {
      const page = this.viewer.getPageView(index) as { div: HTMLElement } | undefined;
      page?.div.setAttribute("aria-label", this.options.names.page(label));
    }
  }
}
