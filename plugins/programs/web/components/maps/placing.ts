import type { KeyboardEvent } from "react";

const WHOLE = 100;
const TENTHS = 10;
/** In percent of the picture, for each press of an arrow; with Shift a larger step. */
const STEP = 1;
const LARGE_STEP = 5;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place in percent of the picture's width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A share as it is kept: on the picture, in tenths of a percent. */
export const shareOf = (value: number): number =>
  Math.round(Math.max(0, Math.min(WHOLE, value)) * TENTHS) / TENTHS;

/** The place of a pointer on a picture. */
export const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): Place => ({
  x: shareOf(((clientX - box.left) / box.width) * WHOLE),
  y: shareOf(((clientY - box.top) / box.height) * WHOLE),
});

/** Where an arrow moves a point to; null for other keys. */
export function placeByKey(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  { x, y }: Place,
): Place | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: shareOf(x + arrow[0] * step), y: shareOf(y + arrow[1] * step) };
}
