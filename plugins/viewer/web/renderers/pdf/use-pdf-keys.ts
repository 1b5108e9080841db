import { useShortcuts, useTexts } from "@estante/sdk";
import type { PdfStage } from "./stage/pdf-stage";

interface Options {
  stage: PdfStage | null;
  /** Whether it is turned like a book: every key that scrolls a document then turns its pages. */
  isPaged: boolean;
  toggleContents(): void;
  /** Absent where the content is not searched. */
  search?: (() => void) | undefined;
  setHand(on: boolean): void;
}

/** Of the window's height: a line, and what Space scrolls, with some lines seen again. */
const LINE = 0.08;
const SPACE = 0.9;

/**
 * The keys of a document (ui.md §5), wherever the focus is. A slider or a form's field that has the focus keeps its
 * keys. In full screen, as before a class, Space and the arrows turn pages.
 */
export function usePdfKeys({ stage, isPaged, toggleContents, search, setHand }: Options): void {
  const t = useTexts("viewer");
  const off = stage === null;
  const labels = {
    turn: t("keys.turn"),
    scroll: t("keys.scroll"),
    ends: t("keys.ends"),
    zoom: t("keys.zoom"),
  };
  const unlessUsed = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (!usesKeys(event.target)) act(event);
  };
  const turn = (direction: 1 | -1) => unlessUsed(() => stage?.step(direction));
  const move = (direction: 1 | -1, windows: number) =>
    unlessUsed(({ shiftKey }) => {
      const way = shiftKey ? -direction : direction;
      if (document.fullscreenElement || isPaged) stage?.step(way > 0 ? 1 : -1);
      else stage?.scroll(way * windows);
    });
  useShortcuts([
    { keys: "ArrowLeft", label: labels.turn, run: turn(-1), off },
    { keys: "ArrowRight", label: labels.turn, run: turn(1), off },
    { keys: "PageUp", label: labels.turn, run: turn(-1), off },
    { keys: "PageDown", label: labels.turn, run: turn(1), off },
    { keys: "ArrowUp", label: labels.scroll, run: move(-1, LINE), off },
    { keys: "ArrowDown", label: labels.scroll, run: move(1, LINE), off },
    { keys: " ", label: labels.scroll, run: move(1, SPACE), off },
    { keys: "Home", label: labels.ends, run: unlessUsed(() => stage?.goTo(1)), off },
    { keys: "End", label: labels.ends, run: unlessUsed(() => stage?.goTo(stage.view.pages)), off },
    { keys: "+", label: labels.zoom, run: () => stage?.zoomIn(), off },
    { keys: "=", run: () => stage?.zoomIn(), off },
    { keys: "-", label: labels.zoom, run: () => stage?.zoomOut(), off },
    { keys: "0", label: t("tools.fitPage"), run: () => stage?.fit("page-fit"), off },
    { keys: "t", label: t("pdf.contents"), run: toggleContents, off },
    { keys: "h", label: t("tools.hand"), run: () => setHand(true), off },
    { keys: "v", label: t("tools.select"), run: () => setHand(false), off },
    { keys: "ctrl+f", label: t("tools.search"), run: () => search?.(), off: off || !search },
  ]);
}

const usesKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=slider],[role=radiogroup],input,select") !== null;
