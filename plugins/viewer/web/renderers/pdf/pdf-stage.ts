/**
 * The PDF document on screen: pages drawn as they come into view, text layer, links, search.
 *
 * pdf.js's viewer reads `globalThis.pdfjsLib` when it is loaded, so the two modules are loaded in that order.
 * A document whose operators never end would keep the worker busy for ever: the watchdog gives up for it.
 */

import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { type FileTransport, openTransport } from "./file-transport";
import { type Hits, PdfSearch } from "./pdf-search";
import { printDocument } from "./print";

type PdfJs = typeof import("pdfjs-dist");
type PdfViewerModule = typeof import("pdfjs-dist/web/pdf_viewer.mjs");
type Viewer = InstanceType<PdfViewerModule["PDFViewer"]>;
type Bus = InstanceType<PdfViewerModule["EventBus"]>;
type Document = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;

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
const RANGE_BYTES = 64 * 1024;
const NARROW_PX = 768;
// Beside this module: character maps, fonts and decoders for documents that do not carry them.
const HERE = import.meta.url;
const data = (folder: string) => new URL(`pdfjs/${folder}/`, HERE).href;

export class PdfStage {
  private constructor(
    private readonly viewer: Viewer,
    private readonly bus: Bus,
    private readonly document: Document,
    private readonly link: InstanceType<PdfViewerModule["PDFLinkService"]>,
    private readonly transport: FileTransport,
    readonly search: PdfSearch,
  ) {}

  static async open(options: PdfStageOptions): Promise<PdfStage> {
    const pdfjs = await import("pdfjs-dist");
    Object.assign(globalThis, { pdfjsLib: pdfjs });
    const viewerModule = await import("pdfjs-dist/web/pdf_viewer.mjs");
    pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;
    const transport = await openTransport(pdfjs, options.url);
    const loading = pdfjs.getDocument({
      range: transport,
      rangeChunkSize: RANGE_BYTES,
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
      const document = await withinLimit(loading.promise);
      const stage = PdfStage.build(viewerModule, document, transport, options);
      await withinLimit(stage.viewer.firstPagePromise as Promise<unknown>);
      return stage;
    } catch (error) {
      void loading.destroy();
      throw error;
    }
  }

  private static build(
    module: PdfViewerModule,
    document: Document,
    transport: FileTransport,
    options: PdfStageOptions,
  ): PdfStage {
    const bus = new module.EventBus();
    const link = new module.PDFLinkService({
      eventBus: bus,
      externalLinkTarget: 2,
      externalLinkRel: "noopener",
    });
    const find = new module.PDFFindController({ eventBus: bus, linkService: link });
    const viewer = new module.PDFViewer({
      container: options.container,
      eventBus: bus,
      linkService: link,
      findController: find,
      removePageBorders: true,
      annotationMode: 1,
    });
    link.setViewer(viewer);
    const search = new PdfSearch(bus, find, link, document);
    const stage = new PdfStage(viewer, bus, document, link, transport, search);
    stage.listen(options);
    viewer.setDocument(document);
    link.setDocument(document, null);
    return stage;
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
  }

  step(pages: 1 | -1): void {
    if (pages === 1) this.viewer.nextPage();
    else this.viewer.previousPage();
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
    void this.document.loadingTask.destroy();
  }

  private listen(options: PdfStageOptions): void {
    const tell = () => options.onView(this.view);
    this.bus.on("pagesinit", () => {
      this.viewer.currentScaleValue = options.container.clientWidth < NARROW_PX ? "page-width" : "auto";
      if (options.startPage > 1) this.goTo(options.startPage);
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
