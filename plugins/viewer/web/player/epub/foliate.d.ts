// What is used of the library, which comes without types.
declare module "foliate-js/epub.js" {
  import type { Book } from "foliate-js/view.js";

  interface Files {
    loadText(name: string): Promise<string | null>;
    loadBlob(name: string): Promise<Blob | null>;
    getSize(name: string): number;
  }
  export class EPUB implements Book {
    constructor(files: Files);
    init(): Promise<Book>;
    readonly sections: Book["sections"];
    readonly dir: string | null;
    readonly transformTarget: EventTarget;
    resolveHref: Book["resolveHref"];
  }
}
declare module "foliate-js/epubcfi.js" {
  export function collapse(cfi: string): string;
}
declare module "foliate-js/view.js" {
  export interface Section {
    readonly id: string;
    readonly size: number;
    readonly linear: string | null;
    createDocument(): Promise<Document>;
  }
  export interface Book {
    readonly sections: readonly Section[];
    readonly dir: string | null;
    readonly transformTarget: EventTarget;
    resolveHref(
      href: string,
    ): { readonly index: number; anchor(doc: Document): Element | number | null } | null;
  }
  export interface Renderer extends HTMLElement {
    setStyles?(css: string): void;
    /** Of the window, and of the chapter, in pixels. */
    readonly size?: number;
    readonly viewSize?: number;
    getContents(): readonly { readonly doc: Document }[];
  }
  export interface Found {
    readonly cfi: string;
    readonly excerpt: { readonly pre: string; readonly match: string; readonly post: string };
  }
  export class View extends HTMLElement {
    readonly book: Book;
    readonly renderer: Renderer;
    readonly lastLocation: {
      readonly cfi: string;
      readonly tocItem?: { readonly href?: string; readonly label?: string } | null;
    } | null;
    open(book: Book): Promise<void>;
    init(options: { lastLocation?: string | null }): Promise<void>;
    goTo(target: string): Promise<unknown>;
    goToFraction(fraction: number): Promise<void>;
    goLeft(): Promise<void>;
    goRight(): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    search(options: {
      query: string;
    }): AsyncGenerator<"done" | { progress?: number; label?: string; subitems?: readonly Found[] }>;
    clearSearch(): void;
  }
}
