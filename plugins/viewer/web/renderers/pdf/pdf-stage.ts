/**
 * The PDF document on screen: pages drawn as they come into view, text layer, links, search.
 *
 * A document whose operators never end would keep the worker busy for ever: the watchdog gives up for it.
 */

import type { Engine } from "./engine-start";
import { closeDocument, data, type OpenDocument, openDocument, withinLimit } from "./open-document";
import { type Hits, PdfSearch } from "./pdf-search";
import { printDocument } from "./print";

export type Fit = "page-width" | "page-fit";
export type Spread = "single" | "facing";

export interface PdfView {
  page: number;
  pages: number;
  scale: number;
  spread: Spread;
}

export interface PdfStageOptions {
  url: string;
  /** In bytes. */
  size: number;
  container: HTMLDivElement;
  /** Asked when the document is there. */
  startPage(): Promise<number>;
  onView(view: PdfView): void;
  onHits(hits: Hits): void;
  /** What a link that has no words of its own is called; `page` is the one that it stands on. */
  nameLink(page: number): string;
}

interface LayerEvent {
  source: { div: HTMLElement };
  pageNumber: number;
}

const SPREAD_NONE = 0;
const SPREAD_EVEN = 2;
const NARROW_PX = 768;
/** Of what is before a page that is gone to, only this much is shown: the gap, never another page. */
const ABOVE_PX = 12;

export class PdfStage {
  readonly search: PdfSearch;
  /** Resolves when the first page is seen. */
  readonly painted: Promise<void>;
  private readonly viewer: InstanceType<Engine["viewer"]["PDFViewer"]>;
  private readonly bus: InstanceType<Engine["viewer"]["EventBus"]>;
  private readonly link: InstanceType<Engine["viewer"]["PDFLinkService"]>;

  private constructor(
    private readonly opened: OpenDocument,
    private readonly options: PdfStageOptions,
    private readonly startPage: number,
  ) {
    const { engine, document } = opened;
    const { EventBus, PDFLinkService, PDFFindController, PDFViewer } = engine.viewer;
    const bus = new EventBus();
    const link = new PDFLinkService({
      eventBus: bus,
      externalLinkTarget: 2,
      externalLinkRel: "noopener",
    });
    const find = new PDFFindController({ eventBus: bus, linkService: link });
    this.viewer = new PDFViewer({
      container: options.container,
      eventBus: bus,
      linkService: link,
      findController: find,
      removePageBorders: true,
      annotationMode: 1,
      imageResourcesPath: data("images"),
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

  static async open(options: PdfStageOptions): Promise<PdfStage> {
    const opened = await openDocument(options.url, options.size);
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
    return {
      page: this.viewer.currentPageNumber,
      pages: this.opened.document.numPages,
      scale: this.viewer.currentScale,
      spread: this.viewer.spreadMode === SPREAD_NONE ? "single" : "facing",
    };
  }

  goTo(page: number): void {
    this.viewer.currentPageNumber = Math.min(Math.max(1, Math.round(page)), this.opened.document.numPages);
    this.leaveRoomAbove();
  }

  step(pages: 1 | -1): void {
    if (pages === 1) this.viewer.nextPage();
    else this.viewer.previousPage();
    this.leaveRoomAbove();
  }

  zoomIn(): void {
    this.viewer.increaseScale();
  }

  zoomOut(): void {
    this.viewer.decreaseScale();
  }

  fit(fit: Fit): void {
    this.viewer.currentScaleValue = fit;
  }

  setSpread(spread: Spread): void {
    this.viewer.spreadMode = spread === "single" ? SPREAD_NONE : SPREAD_EVEN;
    this.viewer.currentScaleValue = spread === "single" ? "auto" : "page-width";
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

  print(onPage: (ready: number) => void): Promise<void> {
    return printDocument(this.opened.document, onPage);
  }

  close(): void {
    this.viewer.cleanup();
    this.link.setDocument(null as never);
    closeDocument(this.opened);
  }

  /** The engine scrolls a page flush with the edge. */
  private leaveRoomAbove(): void {
    const { container } = this.options;
    container.scrollTop = this.viewer.currentPageNumber === 1 ? 0 : container.scrollTop - ABOVE_PX;
  }

  private listen(): void {
    const { options } = this;
    let isPlaced = false;
    // Before that the engine stands on page 1, where the person may never have been.
    const tell = () => isPlaced && options.onView(this.view);
    this.bus.on("pagesinit", () => {
      this.viewer.currentScaleValue = options.container.clientWidth < NARROW_PX ? "page-width" : "auto";
      this.goTo(this.startPage);
      isPlaced = true;
      tell();
    });
    this.bus.on("pagechanging", tell);
    this.bus.on("scalechanging", tell);
    this.bus.on("spreadmodechanged", tell);
    this.bus.on("annotationlayerrendered", ({ source, pageNumber }: LayerEvent) => {
      for (const link of source.div.querySelectorAll(".linkAnnotation > a:not([aria-label])")) {
        link.setAttribute("aria-label", link.getAttribute("title") || options.nameLink(pageNumber));
      }
    });
    const hits = (event: { matchesCount: Hits }) => options.onHits(event.matchesCount);
    this.bus.on("updatefindmatchescount", hits);
    this.bus.on("updatefindcontrolstate", hits);
  }
}
