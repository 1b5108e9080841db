import classes from "../pdf.module.css";

/** What lies over the pages and is not the engine's own, which takes it away each time that it draws a page. */
export class PageLayers {
  private readonly layers = new Map<number, HTMLElement>();
  private readonly listeners = new Set<() => void>();

  /** Where something lies over a page; null while the page was never drawn. */
  of(page: number): HTMLElement | null {
    return this.layers.get(page) ?? null;
  }

  /** The pages that were drawn. */
  drawn(): readonly number[] {
    return [...this.layers.keys()];
  }

  /** Lays the page's layer over it, again if it was there before. */
  lay(page: number, div: HTMLElement): void {
    const layer = this.layers.get(page) ?? document.createElement("div");
    layer.className = classes.layer ?? "";
    this.layers.set(page, layer);
    div.append(layer);
    for (const listener of this.listeners) listener();
  }

  /** Calls back when layers came. Answers how to stop. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
