/** Which pages of a document a person has come to, in this sitting and before. */
export class PagesRead {
  private readonly pages = new Set<number>();

  addPages(first: number, last: number): void {
    for (let page = first; page <= last; page += 1) this.pages.add(page);
  }

  /** Answers whether the page is new. */
  add(page: number): boolean {
    if (this.pages.has(page)) return false;
    this.pages.add(page);
    return true;
  }

  /** The share of the pages from `first` up to and without `end` that were read, 0 to 1. */
  share(first: number, end: number): number {
    const all = Math.max(1, end - first);
    const read = [...this.pages].filter((page) => page >= first && page < first + all).length;
    return read / all;
  }
}
