/**
 * What the viewer and the reader of books say to each other, over the port of `greeting`. The reader's page lies
 * beside the book, whose words and pictures it shows and whose scripts run nowhere; what it tells is only shown.
 */

export type Theme = "white" | "paper" | "grey" | "night";

/** How the person wants books to look, on this device. */
export interface Look {
  readonly theme: Theme;
  /** Of the book's own size, in percent. */
  readonly size: number;
  readonly font: "book" | "serif" | "sans";
  readonly spacing: "tight" | "normal" | "wide";
  readonly margins: "small" | "medium" | "large";
  readonly flow: "one" | "two" | "scrolled";
}

export interface BookStart {
  readonly type: "estante.player.start";
  /** The files in the order of reading, with their bytes: how far a place is in the book. */
  readonly spine: Readonly<Record<string, number>>;
  readonly isFixed: boolean;
  readonly look: Look;
  /** Where to begin: a CFI or a file of the book; null for its beginning. */
  readonly target: string | null;
}

export type Way = "next" | "previous" | "left" | "right";

export interface Excerpt {
  readonly pre: string;
  readonly match: string;
  readonly post: string;
}

export interface Hit {
  readonly cfi: string;
  readonly excerpt: Excerpt;
  /** The chapter. */
  readonly label: string;
}

export type ToReader =
  | { readonly type: "look"; readonly look: Look }
  /** A CFI, or a file of the book and a fragment. */
  | { readonly type: "go"; readonly target: string }
  | { readonly type: "goTo"; readonly share: number }
  | { readonly type: "turn"; readonly way: Way }
  /** Without words the marks of the last search go. */
  | { readonly type: "search"; readonly words: string }
  /** An address of the book that opens, or null where there is none any more. */
  | { readonly type: "base"; readonly base: string | null };

/** What is before the eyes: from where to where in the book, 0 to 1. */
export interface Place {
  readonly cfi: string;
  readonly start: number;
  readonly end: number;
  /** The line of the contents, or the file. */
  readonly href: string;
  /** The files that are seen, as they are counted in the order of reading, from 0. */
  readonly parts: readonly number[];
}

export type FromReader =
  | { readonly type: "opened"; readonly isRightToLeft: boolean }
  | { readonly type: "at"; readonly place: Place }
  | { readonly type: "hits"; readonly words: string; readonly hits: readonly Hit[]; readonly isDone: boolean }
  | { readonly type: "note"; readonly text: string }
  | { readonly type: "outside"; readonly href: string }
  | { readonly type: "key"; readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean }
  | { readonly type: "renew" }
  | { readonly type: "lost"; readonly isLost: boolean }
  | { readonly type: "failed"; readonly code: "FILE_NOT_AUTHORIZED" | "FILE_HAVE_ERROR" };
