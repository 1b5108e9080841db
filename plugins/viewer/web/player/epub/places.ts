import { collapse } from "foliate-js/epubcfi.js";
import type { View } from "foliate-js/view.js";
import type { Place } from "./protocol";

/** What the library tells of a move: the section that is seen, from where in it, and how much. */
export interface Moved {
  readonly index: number;
  readonly fraction: number;
  /** Left out where a chapter is one long page. */
  readonly size?: number;
}

/** Turns sections and fractions of them into how far the person is in the book. */
export class Places {
  /** Which section a shown page is of. */
  private readonly pages = new WeakMap<Document, number>();

  constructor(
    private readonly view: View,
    private readonly isFixed: boolean,
  ) {}

  shown(page: Document, index: number): void {
    this.pages.set(page, index);
  }

  /** Null while there is nothing to see yet: the library tells of a chapter before it has pages. */
  of({ index, fraction, size = this.shareOfWindow() }: Moved): Place | null {
    if (!Number.isFinite(fraction + size)) return null;
    const sizes = this.view.book.sections.map((section) => (section.linear === "no" ? 0 : section.size));
    const total = sizes.reduce((sum, each) => sum + each, 0) || 1;
    const before = (part: number) => sizes.slice(0, part).reduce((sum, each) => sum + each, 0);
    const parts = this.isFixed ? this.seenPages(index) : [index];
    const first = Math.min(...parts);
    const last = Math.max(...parts);
    const start = before(first) + (this.isFixed ? 0 : fraction * (sizes[first] ?? 0));
    const end = before(last) + (this.isFixed ? 1 : Math.min(1, fraction + size)) * (sizes[last] ?? 0);
    const { cfi, tocItem } = this.view.lastLocation ?? {};
    const href = tocItem?.href ?? this.view.book.sections[index]?.id ?? "";
    // Where it begins: the end moves with the window, and the person has not.
    return {
      cfi: cfi ? collapse(cfi) : "",
      start: start / total,
      end: Math.min(1, end / total),
      href,
      parts,
    };
  }

  private shareOfWindow(): number {
    const { size = 0, viewSize = 0 } = this.view.renderer;
    return size / viewSize;
  }

  /** The pages of a spread that are before the eyes: one of two on an upright window. */
  private seenPages(index: number): number[] {
    const seen = this.view.renderer.getContents().flatMap(({ doc }) => {
      const holder = doc?.defaultView?.frameElement?.parentElement;
      const page = doc && this.pages.get(doc);
      return page !== undefined && holder?.style.display !== "none" ? [page] : [];
    });
    return seen.length > 0 ? seen.sort((one, other) => one - other) : [index];
  }
}
