import type { SurfacePoint } from "@estante/sdk";
import type { Drawn, Outline } from "../note";
import { boxBetween } from "../surface-point";

const MIN_SIZE = 6;
const USUAL = { width: 160, height: 100 };

/** An outline between two points. */
export function outlineBetween(outline: Outline, from: SurfacePoint, to: SurfacePoint): Drawn {
  return outline === "rectangle" || outline === "ellipse"
    ? { kind: outline, box: boxBetween(from, to) }
    : { kind: outline, from, to };
}

/** An outline of the usual size about a point. */
export function outlineAround(outline: Outline, { x, y }: SurfacePoint): Drawn {
  const [dx, dy] = [USUAL.width / 2, USUAL.height / 2];
  return outlineBetween(outline, { x: x - dx, y: y - dy }, { x: x + dx, y: y + dy });
}

/** A press without a drag makes an outline of the usual size. */
export function sizable(drawn: Drawn): Drawn {
  switch (drawn.kind) {
    case "rectangle":
    case "ellipse":
      return Math.max(drawn.box.width, drawn.box.height) < MIN_SIZE
        ? outlineAround(drawn.kind, drawn.box)
        : drawn;
    case "line":
    case "arrow":
      return Math.hypot(drawn.to.x - drawn.from.x, drawn.to.y - drawn.from.y) < MIN_SIZE
        ? outlineAround(drawn.kind, drawn.from)
        : drawn;
    default:
      return drawn;
  }
}
