import { type RefObject, useEffect } from "react";
import type { PdfStage } from "../stage/pdf-stage";

const WHEEL_PX_PER_DOUBLING = 240;
const LINE_PX = 30;

/** Two fingers, and the wheel with Ctrl, scale the page about their place, and not the application. */
export function useZoomGestures(container: RefObject<HTMLElement | null>, stage: PdfStage | null): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !stage) return;
    const gone = new AbortController();
    const active = { passive: false, signal: gone.signal };
    element.addEventListener("wheel", (event) => zoomByWheel(event, stage), active);
    listenToFingers(element, stage, active);
    return () => gone.abort();
  }, [container, stage]);
}

function zoomByWheel(event: WheelEvent, stage: PdfStage): void {
  // A pinch on a touch pad comes as a wheel with Ctrl.
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
  const at = { x: event.clientX, y: event.clientY };
  stage.zoomAt(stage.view.scale * 2 ** (-pixels / WHEEL_PX_PER_DOUBLING), at);
}

interface Pinch {
  readonly distance: number;
  readonly scale: number;
}

function listenToFingers(element: HTMLElement, stage: PdfStage, active: AddEventListenerOptions): void {
  let pinch: Pinch | null = null;
  let middle = { x: 0, y: 0 };
  const begin = ({ touches }: TouchEvent) => {
    pinch = touches.length === 2 ? { distance: distanceOf(touches), scale: stage.view.scale } : null;
    if (pinch) middle = middleOf(touches);
  };
  const move = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const now = middleOf(event.touches);
    element.scrollBy(middle.x - now.x, middle.y - now.y);
    middle = now;
    stage.zoomAt((pinch.scale * distanceOf(event.touches)) / Math.max(1, pinch.distance), now);
  };
  element.addEventListener("touchstart", begin, active);
  element.addEventListener("touchmove", move, active);
  element.addEventListener("touchend", begin, active);
  element.addEventListener("touchcancel", begin, active);
}

function distanceOf([a, b]: TouchList): number {
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

function middleOf([a, b]: TouchList): { x: number; y: number } {
  if (!a || !b) return { x: 0, y: 0 };
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
}
