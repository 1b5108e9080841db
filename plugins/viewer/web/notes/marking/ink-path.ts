import type { SurfacePoint } from "@estante/sdk";

/** Nearer points are the trembling of a hand. */
const MIN_STEP = 1.5;

/** Adds a point to a stroke, unless it says nothing new. */
export function withPoint(points: readonly SurfacePoint[], point: SurfacePoint): readonly SurfacePoint[] {
  const last = points.at(-1);
  if (last && Math.hypot(point.x - last.x, point.y - last.y) < MIN_STEP) return points;
  return [...points, point];
}

/** A stroke as a smooth path: its points are what the curve bends towards. */
export function inkPath(points: readonly SurfacePoint[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  // A dot has a length too, or nothing is drawn of it.
  if (rest.length === 0) return `M${first.x} ${first.y}h.1`;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] as SurfacePoint;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  const last = rest.at(-1) as SurfacePoint;
  return `M${first.x} ${first.y}${curves.join("")}L${last.x} ${last.y}`;
}
