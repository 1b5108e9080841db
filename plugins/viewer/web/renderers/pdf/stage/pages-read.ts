/** Which pages of a document a person has read. */
export class PagesRead {
  private readonly pages = new Set<number>();

  addPages(first: number, last: number): void {
    for (let page = first; page <= last; page += 1) this.pages.add(page);
  }

  add(page: number): void {
    this.pages.add(page);
  }

  /** The share of the pages from `first` up to and without `end` that were read, 0 to 1. */
  share(first: number, end: number): number {
    const all = Math.max(1, end - first);
    const read = [...this.pages].filter((page) => page >= first && page < first + all).length;
    return read / all;
  }
}
