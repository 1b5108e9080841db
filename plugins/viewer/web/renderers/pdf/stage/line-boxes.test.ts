import { expect, it } from "vitest";
import { lineBoxes } from "./line-boxes";

const box = (x: number, y: number, width: number, height = 10) => ({ x, y, width, height });

it("words of a line are one box, however often the browser answers them", () => {
  expect(lineBoxes([box(0, 0, 30), box(34, 1, 20), box(0, 0, 30)])).toEqual([box(0, 0, 54, 11)]);
});

it("lines and columns have boxes of their own, and what has no size none", () => {
  const boxes = lineBoxes([box(0, 0, 30), box(0, 14, 30), box(200, 0, 30), box(50, 0, 0)]);
  expect(boxes).toEqual([box(0, 0, 30), box(200, 0, 30), box(0, 14, 30)]);
});
