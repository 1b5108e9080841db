import { useEffect } from "react";
import type { PdfStage } from "./pdf-stage";

interface Options {
  stage: PdfStage | null;
  toggleContents(): void;
  search(): void;
  setHand(on: boolean): void;
}

/** The keys of a document (ui.md §5). None acts while a field has the focus. */
export function usePdfKeys({ stage, toggleContents, search, setHand }: Options): void {
  useEffect(() => {
    if (!stage) return;
    const acts = new Map<string, () => void>([
      ["ArrowLeft", () => stage.step(-1)],
      ["ArrowRight", () => stage.step(1)],
      ["PageUp", () => stage.step(-1)],
      ["PageDown", () => stage.step(1)],
      ["+", () => stage.zoomIn()],
      ["=", () => stage.zoomIn()],
      ["-", () => stage.zoomOut()],
      ["0", () => stage.fit("page-fit")],
      ["t", toggleContents],
      ["h", () => setHand(true)],
      ["v", () => setHand(false)],
    ]);
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "f") {
        event.preventDefault();
        search();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || inField(event.target)) return;
      const act = acts.get(event.key) ?? acts.get(event.key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [stage, toggleContents, search, setHand]);
}

export function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [role=slider]") !== null;
}
