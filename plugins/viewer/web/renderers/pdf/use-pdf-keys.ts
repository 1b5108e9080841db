import { useShortcuts } from "@estante/sdk";
import type { PdfStage } from "./pdf-stage";

interface Options {
  stage: PdfStage | null;
  toggleContents(): void;
  search(): void;
  setHand(on: boolean): void;
}

/** Of the window's height: a line, and what Space scrolls, with some lines seen again. */
const LINE = 0.08;
const SPACE = 0.9;

/**
 * The keys of a document (ui.md §5), wherever the focus is. A slider or a form's field that has the focus keeps its
 * keys. In full screen, as before a class, Space and the arrows turn pages.
 */
export function usePdfKeys({ stage, toggleContents, search, setHand }: Options): void {
  const off = stage === null;
  const unlessUsed = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (!usesKeys(event.target)) act(event);
  };
  const turn = (direction: 1 | -1) => unlessUsed(() => stage?.step(direction));
  const move = (direction: 1 | -1, windows: number) =>
    unlessUsed(({ shiftKey }) => {
      const way = shiftKey ? -direction : direction;
      if (document.fullscreenElement) stage?.step(way > 0 ? 1 : -1);
      else stage?.scroll(way * windows);
    });
  useShortcuts([
    { keys: "ArrowLeft", run: turn(-1), off },
    { keys: "ArrowRight", run: turn(1), off },
    { keys: "PageUp", run: turn(-1), off },
    { keys: "PageDown", run: turn(1), off },
    { keys: "ArrowUp", run: move(-1, LINE), off },
    { keys: "ArrowDown", run: move(1, LINE), off },
    { keys: " ", run: move(1, SPACE), off },
    { keys: "Home", run: unlessUsed(() => stage?.goTo(1)), off },
    { keys: "End", run: unlessUsed(() => stage?.goTo(stage.view.pages)), off },
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

const usesKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=slider],[role=radiogroup],input,select") !== null;
