import { describe, expect, it } from "vitest";
import { FIT, pan, zoomAt } from "./zoom";

describe("zoom", () => {
  it("keeps the point under the pointer where it is [VIE-106: zoom]", () => {
    const point = { x: 100, y: -50 };
    const near = zoomAt(FIT, 2, point);
    expect(near).toEqual({ scale: 2, x: -100, y: 50 });
    expect((point.x - near.x) / near.scale).toBe(point.x);
  });

  it("goes back to fit and no smaller [VIE-106: zoom]", () => {
    expect(zoomAt({ scale: 1.2, x: 9, y: 9 }, 0.5)).toEqual(FIT);
  });

  it("does not let the picture leave the stage", () => {
    const moved = pan({ scale: 2, x: 0, y: 0 }, 9999, -9999, { width: 400, height: 200 });
    expect(moved).toEqual({ scale: 2, x: 200, y: -100 });
  });
});
