/** Which pages of a document a person has come to, kept between visits as a text such as `1-34,40`. */
export class PagesRead {
  private readonly pages = new Set<number>();

  /** Takes up a text that `write` gave; whatever else it holds is passed over. */
  addText(text: string): void {
    for (const part of text.split(",")) {
      const [, first, last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
      this.addPages(Number(first), Number(last));
    }
  }

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

  write(): string {
    const runs: [number, number][] = [];
    for (const page of [...this.pages].sort((one, other) => one - other)) {
      const run = runs.at(-1);
      if (run && run[1] === page - 1) run[1] = page;
      else runs.push([page, page]);
    }
    return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
  }
}
