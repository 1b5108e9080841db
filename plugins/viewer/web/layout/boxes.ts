/** Rectangles by shares of a page: how they are drawn, moved and stretched without leaving it. */

import type { Box } from "./layout.api";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The least side, and what an arrow key moves. */
export const LEAST = 0.02;
export const STEP = 0.01;
const PLACES = 10_000;

const rounded = (share: number) => Math.round(share * PLACES) / PLACES;
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function moved(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    x: rounded(within(box.x + dx, 0, 1 - box.width)),
    y: rounded(within(box.y + dy, 0, 1 - box.height)),
  };
}

export function stretched(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    width: rounded(within(box.width + dx, LEAST, 1 - box.x)),
    height: rounded(within(box.height + dy, LEAST, 1 - box.y)),
  };
}

/** The rectangle between two corners; null for one so small that it was a click. */
export function drawn(from: Point, to: Point): Box | null {
  const box = {
    x: rounded(Math.min(from.x, to.x)),
    y: rounded(Math.min(from.y, to.y)),
    width: rounded(Math.abs(from.x - to.x)),
    height: rounded(Math.abs(from.y - to.y)),
  };
  return box.width < LEAST || box.height < LEAST ? null : box;
}

/** Where a pointer is on a page. */
export function pointOn(page: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  return {
    x: within((clientX - page.left) / page.width, 0, 1),
    y: within((clientY - page.top) / page.height, 0, 1),
  };
}
