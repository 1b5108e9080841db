import { expect, it } from "vitest";
import { drawn, LEAST, moved, stretched } from "./boxes";

const BOX = { x: 0.5, y: 0.5, width: 0.4, height: 0.2 };

it("moves a rectangle as far as the page's edge", () => {
  expect(moved(BOX, -0.1, 0.05)).toEqual({ ...BOX, x: 0.4, y: 0.55 });
  expect(moved(BOX, 1, 1)).toEqual({ ...BOX, x: 0.6, y: 0.8 });
  expect(moved(BOX, -1, -1)).toEqual({ ...BOX, x: 0, y: 0 });
});

it("stretches a rectangle as far as the page's edge, and never to nothing", () => {
  expect(stretched(BOX, 0.05, -0.1)).toEqual({ ...BOX, width: 0.45, height: 0.1 });
  expect(stretched(BOX, 1, 1)).toEqual({ ...BOX, width: 0.5, height: 0.5 });
  expect(stretched(BOX, -1, -1)).toEqual({ ...BOX, width: LEAST, height: LEAST });
});

it("draws between any two corners, and takes a click for none", () => {
  expect(drawn({ x: 0.5, y: 0.6 }, { x: 0.2, y: 0.1 })).toEqual({ x: 0.2, y: 0.1, width: 0.3, height: 0.5 });
  expect(drawn({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.9 })).toBeNull();
});
