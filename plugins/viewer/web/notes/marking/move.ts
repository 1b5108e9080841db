import type { SurfacePoint } from "@estante/sdk";
import type { Drawn } from "../note";

/** What is drawn, somewhere else. A highlight stays with its words. */
export function moved(drawn: Drawn, dx: number, dy: number): Drawn {
  const to = <Point extends SurfacePoint>(point: Point): Point => ({
    ...point,
    x: point.x + dx,
    y: point.y + dy,
  });
  switch (drawn.kind) {
    case "highlight":
      return drawn;
    case "ink":
      return { kind: "ink", points: drawn.points.map(to) };
    case "text":
      return { kind: "text", at: to(drawn.at) };
    case "rectangle":
    case "ellipse":
      return { kind: drawn.kind, box: to(drawn.box) };
    default:
      return { kind: drawn.kind, from: to(drawn.from), to: to(drawn.to) };
  }
}
