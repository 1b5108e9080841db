import { useShortcuts } from "@estante/sdk";
import type { PdfStage } from "./pdf-stage";

interface Options {
  stage: PdfStage | null;
  toggleContents(): void;
  search(): void;
  setHand(on: boolean): void;
}

/** The keys of a document (ui.md §5). A slider that has the focus keeps its arrows. */
export function usePdfKeys({ stage, toggleContents, search, setHand }: Options): void {
  const off = stage === null;
  const turn = (pages: 1 | -1) => (event: KeyboardEvent) => {
    if (!isOnSlider(event.target)) stage?.step(pages);
  };
  useShortcuts([
    { keys: "ArrowLeft", run: turn(-1), off },
    { keys: "ArrowRight", run: turn(1), off },
    { keys: "PageUp", run: turn(-1), off },
    { keys: "PageDown", run: turn(1), off },
    { keys: "+", run: () => stage?.zoomIn(), off },
    { keys: "=", run: () => stage?.zoomIn(), off },
    { keys: "-", run: () => stage?.zoomOut(), off },
    { keys: "0", run: () => stage?.fit("page-fit"), off },
    { keys: "t", run: toggleContents, off },
    { keys: "h", run: () => setHand(true), off },
    { keys: "v", run: () => setHand(false), off },
    { keys: "ctrl+f", run: search, off },
  ]);
}

const isOnSlider = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=slider],[role=radiogroup]") !== null;
