import type { SurfaceBox, SurfacePoint } from "@estante/sdk";

const UNITS = 1000;

/** A point of the window on a surface. */
export function pointOn(layer: Element, x: number, y: number): SurfacePoint {
  const box = layer.getBoundingClientRect();
  const scale = UNITS / (box.width || 1);
  return { x: (x - box.left) * scale, y: (y - box.top) * scale };
}

/** How many pixels a unit of the surface takes now. */
export const unitPixels = (layer: Element): number => layer.getBoundingClientRect().width / UNITS;

/** The box between two corners, whichever they are. */
export function boxBetween(a: SurfacePoint, b: SurfacePoint): SurfaceBox {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

export const isInside = ({ x, y, width, height }: SurfaceBox, point: SurfacePoint): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
