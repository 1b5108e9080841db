import { expect, test } from "vitest";
import { placeAt, placeByKey, shareOf } from "./placing";

const BOX = { left: 100, top: 50, width: 400, height: 200 } as DOMRect;

test("a point stays on the picture, in tenths of a percent [PRO-079: places]", () => {
  expect(placeAt({ clientX: 200, clientY: 100 }, BOX)).toEqual({ x: 25, y: 25 });
  expect(placeAt({ clientX: 0, clientY: 900 }, BOX)).toEqual({ x: 0, y: 100 });
  expect(shareOf(33.333)).toBe(33.3);
});

test("arrows move a point by one percent, with Shift by five, and not off the picture", () => {
  const place = { x: 98, y: 0.5 };
  expect(placeByKey({ key: "ArrowRight", shiftKey: false }, place)).toEqual({ x: 99, y: 0.5 });
  expect(placeByKey({ key: "ArrowRight", shiftKey: true }, place)).toEqual({ x: 100, y: 0.5 });
  expect(placeByKey({ key: "ArrowUp", shiftKey: false }, place)).toEqual({ x: 98, y: 0 });
  expect(placeByKey({ key: "Enter", shiftKey: false }, place)).toBeNull();
});
