import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { EventBus, PDFFindController, PDFLinkService } from "pdfjs-dist/legacy/web/pdf_viewer.mjs";
import { type Hit, hitsOf, type PageText } from "./hits";

export interface Hits {
  current: number;
  total: number;
  /** What they are hits of; null until a search has begun. */
  words: string | null;
}

export const NO_HITS: Hits = { current: 0, total: 0, words: null };

/** The most hits that are listed; all are counted and marked. */
const MAX_LISTED = 200;

interface Selection {
  pageIdx: number;
  matchIdx: number | null;
}

/** pdf.js selects hits one after the other only; the first two fields of it lead to a chosen one. */
interface Choosing {
  _offset: Selection;
  _scrollMatches: boolean;
  /** True while it still holds the hits of the words before: it begins a moment after it was asked to. */
  _dirtyMatch: boolean;
}

/** Search in a document: accents are folded, every hit is marked, a chosen one is gone to. */
export class PdfSearch {
  private readonly texts = new Map<number, Promise<PageText>>();
  private words: string | null = null;

  constructor(
    private readonly bus: EventBus,
    private readonly finder: PDFFindController,
    private readonly link: PDFLinkService,
    private readonly document: PDFDocumentProxy,
  ) {}

  /** `again` goes to the next or previous hit of the same words. */
  find(query: string, again?: "next" | "previous"): void {
    this.words = query;
    this.bus.dispatch("find", {
      source: this,
      type: again ? "again" : "",
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: again === "previous",
      matchDiacritics: false,
    });
  }

  /** Calls back with the count of hits of the words that were asked for last, never of those before. */
  onHits(listener: (hits: Hits) => void): void {
    const report = ({ matchesCount: { current, total } }: { matchesCount: Omit<Hits, "words"> }) => {
      const isBegun = this.words && !(this.finder as unknown as Choosing)._dirtyMatch;
      listener(isBegun ? { current, total, words: this.words } : NO_HITS);
    };
    this.bus.on("updatefindmatchescount", report);
    this.bus.on("updatefindcontrolstate", report);
  }

  end(): void {
    this.words = null;
    this.bus.dispatch("findbarclose", { source: this });
  }

  /** The first hits that are known so far, in reading order. */
  async list(): Promise<Hit[]> {
    const starts = (this.finder.pageMatches ?? []) as (number[] | undefined)[];
    const lengths = (this.finder.pageMatchesLength ?? []) as (number[] | undefined)[];
    const listed: Hit[] = [];
    for (const [index, pageStarts] of starts.entries()) {
      if (!pageStarts?.length) continue;
      const text = await this.textOf(index + 1);
      listed.push(...hitsOf(index + 1, text, { starts: pageStarts, lengths: lengths[index] ?? [] }));
      if (listed.length >= MAX_LISTED) break;
    }
    return listed.slice(0, MAX_LISTED);
  }

  /** Goes to a hit and marks it; `current` is its place among all of them, from 1. */
  go({ page, index }: Hit, { current, total }: Omit<Hits, "words">): void {
    const { selected } = this.finder;
    if (!selected) return;
    const choosing = this.finder as unknown as Choosing;
    const place = { pageIdx: page - 1, matchIdx: index };
    Object.assign(selected, place);
    Object.assign(choosing._offset, place);
    choosing._scrollMatches = true;
    this.link.page = page;
    this.bus.dispatch("updatetextlayermatches", { source: this.finder, pageIndex: -1 });
    this.bus.dispatch("updatefindmatchescount", { source: this, matchesCount: { current, total } });
  }

  private textOf(page: number): Promise<PageText> {
    const known = this.texts.get(page) ?? this.readText(page);
    this.texts.set(page, known);
    return known;
  }

  private async readText(page: number): Promise<PageText> {
    const proxy = await this.document.getPage(page);
    const { items } = await proxy.getTextContent({ disableNormalization: true });
    let text = "";
    const lineEnds: number[] = [];
    for (const item of items) {
      if (!("str" in item)) continue;
      text += item.str;
      if (item.hasEOL) lineEnds.push(text.length);
    }
    return { text, lineEnds };
  }
}
