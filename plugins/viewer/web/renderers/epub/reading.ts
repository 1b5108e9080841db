import type { Memory, ViewingSession } from "@estante/sdk";
import type { Place } from "../../player/epub/protocol";
import { type BookMemory, type Bookmark, NOTHING_KEPT, readMemory, toggled, writeMemory } from "./memory";

/** A place counts as read once it has stayed before the eyes for so long: paging past it counts nothing. */
export const READ_AFTER_MS = 1000;

/** Keeps where the person is in a book, and what was read. An update goes out when what is kept changes (VIE-151). */
export class Reading {
  memory: BookMemory = NOTHING_KEPT;
  private saved = "";
  private here: Place | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Pick<ViewingSession, "resume" | "remember" | "cover">) {}

  async resume(): Promise<BookMemory> {
    const { suspendData } = await this.session.resume();
    this.memory = readMemory(suspendData);
    this.saved = writeMemory(this.memory);
    return this.memory;
  }

  /** This is before the eyes now. */
  at(place: Place): void {
    this.here = place;
    clearTimeout(this.timer);
    if (place.cfi === this.memory.cfi) return;
    const began = new Date();
    this.timer = setTimeout(() => {
      this.session.cover({ start: place.start, end: place.end }, began);
      this.keep({ ...this.memory, cfi: place.cfi });
    }, READ_AFTER_MS);
  }

  /** Sets a bookmark here, or takes it away. */
  mark(mark: Bookmark): readonly Bookmark[] {
    this.keep({ ...this.memory, bookmarks: toggled(this.memory.bookmarks, mark) });
    return this.memory.bookmarks;
  }

  /** What would be lost now: the place that was not long enough before the eyes to count. */
  snapshot(): Memory | null {
    clearTimeout(this.timer);
    if (this.here) this.memory = { ...this.memory, cfi: this.here.cfi };
    const now = writeMemory(this.memory);
    if (!this.here || now === this.saved) return null;
    this.saved = now;
    return { suspendData: now };
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private keep(memory: BookMemory): void {
    this.memory = memory;
    const now = writeMemory(memory);
    if (now === this.saved) return;
    this.saved = now;
    void this.session.remember({ suspendData: now });
  }
}
