/** The picture's place on the stage: scale 1 is «fit», offsets are in px from the centre. */
export interface Placement {
  scale: number;
  x: number;
  y: number;
}

export const FIT: Placement = { scale: 1, x: 0, y: 0 };
export const STEP = 1.25;
export const PAN_PX = 60;
const LARGEST = 16;

/** Scale around a point given from the centre of the stage, so that what is under the pointer stays there. */
export function zoomAt(placement: Placement, factor: number, point = { x: 0, y: 0 }): Placement {
  const scale = Math.min(LARGEST, Math.max(1, placement.scale * factor));
  if (scale === 1) return FIT;
  const ratio = scale / placement.scale;
  return {
    scale,
    x: point.x - (point.x - placement.x) * ratio,
    y: point.y - (point.y - placement.y) * ratio,
  };
}

/** Move, but never so far that the picture leaves the stage. */
export function pan(placement: Placement, dx: number, dy: number, stage: { width: number; height: number }) {
  const limitX = (stage.width * (placement.scale - 1)) / 2;
  const limitY = (stage.height * (placement.scale - 1)) / 2;
  return {
    scale: placement.scale,
    x: clamp(placement.x + dx, limitX),
    y: clamp(placement.y + dy, limitY),
  };
}

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
