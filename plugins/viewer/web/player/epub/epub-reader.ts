import { EPUB } from "foliate-js/epub.js";
import "foliate-js/view.js";
import type { View } from "foliate-js/view.js";
import { awaitStart } from "../greeting";
import { BookFiles } from "./book-files";
import { cleanPages } from "./clean";
import { applyLook } from "./look";
import { isNoteMark, noteOf } from "./notes";
import { type Moved, Places } from "./places";
import type { BookStart, FromReader, Hit, Look, ToReader, Way } from "./protocol";
import { turnByTouch } from "./touch";

const MAX_HITS = 300;
/** How many turns may wait: of a key that is held down, no more than its last pages come after it. */
const MAX_TURNS = 3;
const OUTSIDE = /^(https?|mailto|tel):/i;
/** What the page must not do by itself when the viewer is going to. */
const TAKEN = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", " ", "Home", "End"];

/** Shows a book. It runs none of the book's scripts, and fetches from the book's own files only. */
class Reader {
  private readonly files: BookFiles;
  private readonly view = document.createElement("foliate-view") as View;
  private readonly places: Places;
  private look: Look;
  private searched = 0;
  /** Where the book goes, one after another: the library lets fall what comes while it turns a page. */
  private way: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private hasFailed = false;

  constructor(
    private readonly start: BookStart,
    private readonly send: (message: FromReader) => void,
  ) {
    this.look = start.look;
    this.files = new BookFiles(send, () => this.fail("FILE_NOT_AUTHORIZED"));
    this.places = new Places(this.view, start.isFixed);
  }

  open(): void {
    this.way = this.openBook().catch(() => this.fail("FILE_HAVE_ERROR"));
  }

  receive(message: ToReader): void {
    switch (message.type) {
      case "look":
        this.look = message.look;
        applyLook(this.view.renderer, message.look, this.start.isFixed);
        break;
      case "go":
        this.go(() => this.view.goTo(message.target));
        break;
      case "goTo":
        this.go(() => this.view.goToFraction(message.share));
        break;
      case "turn":
        this.turn(message.way);
        break;
      case "search":
        void this.search(message.words);
        break;
      case "base":
        this.files.takeBase(message.base);
    }
  }

  private async openBook(): Promise<void> {
    const { view, start } = this;
    const { loadText, loadBlob } = this.files;
    const book = await new EPUB({ loadText, loadBlob, getSize: this.sizeOf }).init();
    cleanPages(book.transformTarget);
    document.body.append(view);
    view.addEventListener("load", (event) => this.take(event as CustomEvent));
    view.addEventListener("link", (event) => this.follow(event as CustomEvent));
    view.addEventListener("external-link", (event) => this.leave(event as CustomEvent));
    await view.open(book);
    view.renderer.addEventListener("relocate", (event) => {
      const place = this.places.of((event as CustomEvent<Moved>).detail);
      if (place) this.send({ type: "at", place });
    });
    applyLook(view.renderer, this.look, start.isFixed);
    await view.init({ lastLocation: start.target });
    // The book may be another one than that in which the place was.
    if (!view.lastLocation) await view.init({ lastLocation: null });
    this.send({ type: "opened", isRightToLeft: book.dir === "rtl" });
  }

  private fail(code: "FILE_NOT_AUTHORIZED" | "FILE_HAVE_ERROR"): void {
    if (!this.hasFailed) this.send({ type: "failed", code });
    this.hasFailed = true;
  }

  /** Pages of a fixed layout weigh the same, whatever their bytes. */
  private readonly sizeOf = (name: string): number => {
    const bytes = this.start.spine[name] ?? 0;
    return this.start.isFixed && bytes > 0 ? 1 : bytes;
  };

  private readonly turn = (way: Way): void => {
    if (this.waiting >= MAX_TURNS) return;
    const { view } = this;
    const turns = { next: view.next, previous: view.prev, left: view.goLeft, right: view.goRight };
    this.waiting += 1;
    this.go(() => turns[way].call(view)).finally(() => {
      this.waiting -= 1;
    });
  };

  private go(there: () => Promise<unknown>): Promise<unknown> {
    this.way = this.way.then(there).catch(() => undefined);
    return this.way;
  }

  /** A chapter, or a page of a fixed layout, is there. */
  private take({ detail }: CustomEvent<{ doc: Document; index: number }>): void {
    const { doc, index } = detail;
    this.places.shown(doc, index);
    this.listen(doc);
  }

  listen(page: Document): void {
    const isScrolled = () => this.look.flow === "scrolled" && !this.start.isFixed;
    turnByTouch(page, { turn: this.turn, isFixed: this.start.isFixed, isScrolled });
    page.addEventListener("keydown", (event) => {
      const { key, ctrlKey, shiftKey } = event;
      const isFind = ctrlKey && key.toLowerCase() === "f";
      if (isFind || TAKEN.includes(key)) event.preventDefault();
      this.send({ type: "key", key, ctrlKey, shiftKey });
    });
  }

  /** A link inside the book, or the mark of a note. */
  private follow(event: CustomEvent<{ a: Element; href: string }>): void {
    const { a, href } = event.detail;
    event.preventDefault();
    const note = isNoteMark(a) ? noteOf(this.view.book, href) : Promise.resolve(null);
    void note.then((text) => {
      if (text === null) this.go(() => this.view.goTo(href));
      else this.send({ type: "note", text });
    });
  }

  private leave(event: CustomEvent<{ href: string }>): void {
    event.preventDefault();
    const { href } = event.detail;
    if (OUTSIDE.test(href)) this.send({ type: "outside", href });
  }

  private async search(words: string): Promise<void> {
    this.searched += 1;
    const turn = this.searched;
    this.view.clearSearch();
    if (!words) return;
    let hits: Hit[] = [];
    for await (const result of this.view.search({ query: words })) {
      if (turn !== this.searched) return;
      if (result === "done" || !result.subitems) continue;
      const { label = "", subitems } = result;
      hits = [...hits, ...subitems.map(({ cfi, excerpt }) => ({ cfi, excerpt, label }))].slice(0, MAX_HITS);
      this.send({ type: "hits", words, hits, isDone: false });
      if (hits.length === MAX_HITS) break;
    }
    this.send({ type: "hits", words, hits, isDone: true });
  }
}

awaitStart<BookStart>((start, port) => {
  const reader = new Reader(start, (message) => port.postMessage(message));
  port.addEventListener("message", ({ data }: MessageEvent<ToReader>) => reader.receive(data));
  reader.listen(document);
  reader.open();
});
