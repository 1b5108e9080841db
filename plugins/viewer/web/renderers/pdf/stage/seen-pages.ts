/** A page counts as seen once it has stayed before the eyes for so long: paging past it counts nothing. */
export const SEEN_AFTER_MS = 1000;

type OnSeen = (pages: readonly number[], began: Date) => void;

/** Watches which pages are before the eyes and tells those that stayed, a group that came together at once. */
export class SeenPages {
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly here = new Set<number>();

  constructor(private readonly onSeen: OnSeen) {}

  /** These pages are before the eyes now, and no others. */
  show(pages: readonly number[]): void {
    for (const page of this.here) {
      if (!pages.includes(page)) this.leave(page);
    }
    const came = pages.filter((page) => !this.here.has(page));
    if (came.length === 0) return;
    const began = new Date();
    const timer = setTimeout(() => {
      const stayed = came.filter((page) => this.timers.get(page) === timer);
      for (const page of stayed) this.timers.delete(page);
      if (stayed.length > 0) this.onSeen(stayed, began);
    }, SEEN_AFTER_MS);
    for (const page of came) {
      this.here.add(page);
      this.timers.set(page, timer);
    }
  }

  private leave(page: number): void {
    this.here.delete(page);
    this.timers.delete(page);
  }
}
