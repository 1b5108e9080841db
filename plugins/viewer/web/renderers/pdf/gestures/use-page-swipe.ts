import { type RefObject, useEffect } from "react";
import type { PdfStage } from "../stage/pdf-stage";

/** A finger that went so far to a side, and less up or down, turned the page. */
const SWIPE_PX = 48;

interface Touched {
  readonly x: number;
  readonly y: number;
}

/** One finger to a side turns the page, as long as the page is no wider than the window. */
export function usePageSwipe(
  container: RefObject<HTMLElement | null>,
  stage: PdfStage | null,
  isPaged: boolean,
): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !stage || !isPaged) return;
    let began: Touched | null = null;
    const begin = ({ touches }: TouchEvent) => {
      const [finger] = touches;
      const isWide = element.scrollWidth > element.clientWidth + 1;
      began = finger && touches.length === 1 && !isWide ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const end = ({ changedTouches: [finger] }: TouchEvent) => {
      const [across, down] = finger && began ? [finger.clientX - began.x, finger.clientY - began.y] : [0, 0];
      began = null;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(down))
        stage.step(across < 0 ? 1 : -1);
    };
    const gone = new AbortController();
    const active = { passive: true, signal: gone.signal };
    element.addEventListener("touchstart", begin, active);
    element.addEventListener("touchend", end, active);
    element.addEventListener("touchcancel", () => (began = null), active);
    return () => gone.abort();
  }, [container, stage, isPaged]);
}
