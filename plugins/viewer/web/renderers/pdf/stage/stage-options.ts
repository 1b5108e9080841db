import type { FileWatch } from "../document/file-transport";
import type { Hits } from "../search/pdf-search";
import type { PartNames } from "./part-names";
import type { SavedView } from "./saved-view";
import type { Spread } from "./spreads";

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
  /** Whether it is turned like a book: one spread at a time, facing pages after the cover. */
  isPaged: boolean;
  /** Asked when the document is there. */
  startPage(): Promise<number>;
  /** What the content says is printed on its pages. */
  printed(pages: number): readonly string[] | null;
  /** How it was looked at before on this device. */
  saved: SavedView | null;
  language: string;
  names: PartNames;
  /** What a link that has no words of its own is called; `page` is the one that it stands on. */
  nameLink(page: number): string;
  onView(view: PdfView): void;
  onHits(hits: Hits): void;
  /** Which pages are before the eyes, whenever that may have changed. */
  onPages(pages: readonly number[]): void;
}
