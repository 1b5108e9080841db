/**
 * The PDF document on screen: pages drawn as they come into view, text layer, links, search.
 *
 * A document whose operators never end would keep the worker busy for ever: the watchdog gives up for it.
 */

import { type Engine, takeEngine } from "./engine-start";
import { CHUNK_BYTES, type FileTransport, makeTransport, readEnds } from "./file-transport";
import { type Hits, PdfSearch } from "./pdf-search";
import { printDocument } from "./print";

type Document = Awaited<ReturnType<Engine["pdfjs"]["getDocument"]>["promise"]>;

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
  startPage: number;
  onView(view: PdfView): void;
  onHits(hits: Hits): void;
  /** What a link that has no words of its own is called; `page` is the one that it stands on. */
  nameLink(page: number): string;
}

const FIRST_PAGE_LIMIT_MS = 30_000;
interface LayerEvent {
  source: { div: HTMLElement };
  pageNumber: number;
}

const SPREAD_NONE = 0;
const SPREAD_EVEN = 2;
const NARROW_PX = 768;
/** Of what is before a page that is gone to, only this much is shown: the gap, never another page. */
const ABOVE_PX = 12;
// Beside this module: character maps, fonts and decoders for documents that do not carry them.
const HERE = import.meta.url;
const data = (folder: string) => new URL(`pdfjs/${folder}/`, HERE).href;

export class PdfStage {
  readonly search: PdfSearch;
  /** Resolves when the first page is seen. */
  readonly painted: Promise<void>;
  private readonly viewer: InstanceType<Engine["viewer"]["PDFViewer"]>;
  private readonly bus: InstanceType<Engine["viewer"]["EventBus"]>;
  private readonly link: InstanceType<Engine["viewer"]["PDFLinkService"]>;

  private constructor(
    private readonly engine: Engine,
    private readonly document: Document,
    private readonly transport: FileTransport,
    private readonly options: PdfStageOptions,
  ) {
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
    const taken = takeEngine();
    try {
      const [engine, ends] = await Promise.all([taken, readEnds(options.url, options.size)]);
      return await PdfStage.show(engine, makeTransport(engine.pdfjs, ends), options);
    } catch (error) {
      void taken.then((engine) => engine.end()).catch(() => undefined);
      throw error;
    }
  }

  private static async show(
    engine: Engine,
    transport: FileTransport,
    options: PdfStageOptions,
  ): Promise<PdfStage> {
    const loading = engine.pdfjs.getDocument({
      worker: engine.worker,
      range: transport,
      rangeChunkSize: CHUNK_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      cMapUrl: data("cmaps"),
      standardFontDataUrl: data("standard_fonts"),
      wasmUrl: data("wasm"),
      iccUrl: data("iccs"),
      isEvalSupported: false,
      enableXfa: false,
    });
    try {
      const stage = new PdfStage(engine, await withinLimit(loading.promise), transport, options);
      await withinLimit(stage.viewer.firstPagePromise as Promise<unknown>);
      return stage;
    } catch (error) {
      void loading.destroy();
      throw error;
    }
  }

  get view(): PdfView {
    return {
      page: this.viewer.currentPageNumber,
      pages: this.document.numPages,
      scale: this.viewer.currentScale,
      spread: this.viewer.spreadMode === SPREAD_NONE ? "single" : "facing",
    };
  }

  goTo(page: number): void {
    this.viewer.currentPageNumber = Math.min(Math.max(1, Math.round(page)), this.document.numPages);
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
    this.transport.address = url;
  }

  /** Draw one page small, for the thumbnails. */
  async drawThumbnail(page: number, canvas: HTMLCanvasElement, width: number): Promise<void> {
    // The worker draws one thing after the other: first what the person came for.
    await this.painted;
    const proxy = await this.document.getPage(page);
    const natural = proxy.getViewport({ scale: 1 });
    const viewport = proxy.getViewport({ scale: (width * window.devicePixelRatio) / natural.width });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await proxy.render({ canvas, viewport }).promise;
  }

  print(onPage: (ready: number) => void): Promise<void> {
    return printDocument(this.document, onPage);
  }

  close(): void {
    this.transport.abort();
    this.viewer.cleanup();
    this.link.setDocument(null as never);
    void this.document.loadingTask.destroy().finally(() => this.engine.end());
  }

  /** The engine scrolls a page flush with the edge. */
  private leaveRoomAbove(): void {
    const { container } = this.options;
    container.scrollTop = this.viewer.currentPageNumber === 1 ? 0 : container.scrollTop - ABOVE_PX;
  }

  private listen(): void {
    const { options } = this;
    const tell = () => options.onView(this.view);
    this.bus.on("pagesinit", () => {
      this.viewer.currentScaleValue = options.container.clientWidth < NARROW_PX ? "page-width" : "auto";
      this.goTo(options.startPage);
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

/** Reject when the engine gives no answer: a broken document can keep its worker busy for ever. */
function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the document gave no first page")), FIRST_PAGE_LIMIT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
