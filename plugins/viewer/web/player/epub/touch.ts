import type { Way } from "./protocol";

/** How much of the window, at each side, turns the page. */
const EDGE = 0.25;
const SWIPE_PX = 48;
const ACTS = "a, button, input, select, textarea, audio, video, summary, label";

interface Options {
  readonly turn: (way: Way) => void;
  readonly isFixed: boolean;
  readonly isScrolled: () => boolean;
}

/** Turns pages where a page is clicked or tapped near its edge; those of a fixed layout are swiped too. */
export function turnByTouch(page: Document, { turn, isFixed, isScrolled }: Options): void {
  page.addEventListener("click", (event) => {
    const target = event.target as Element | null;
    const hasSelected = page.getSelection()?.isCollapsed === false;
    if (isScrolled() || hasSelected || target?.closest?.(ACTS)) return;
    const share = xOf(event, page) / innerWidth;
    if (share < EDGE) turn("left");
    else if (share > 1 - EDGE) turn("right");
  });
  // The library follows the finger itself where words flow.
  if (!isFixed) return;
  let from: number | null = null;
  page.addEventListener("touchstart", ({ touches }) => {
    from = touches.length === 1 ? (touches[0]?.screenX ?? null) : null;
  });
  page.addEventListener("touchend", ({ changedTouches }) => {
    const way = from === null ? 0 : (changedTouches[0]?.screenX ?? from) - from;
    if (Math.abs(way) < SWIPE_PX) return;
    if (way < 0) turn("right");
    else turn("left");
  });
}

/** Where in the window a click in a page was: the frame of a chapter is as wide as all its columns. */
function xOf({ clientX }: MouseEvent, page: Document): number {
  const frame = page === document ? null : page.defaultView?.frameElement;
  if (!frame) return clientX;
  const { left, width } = frame.getBoundingClientRect();
  const scale = width / ((frame as HTMLElement).offsetWidth || width);
  return left + clientX * scale;
}
