// @vitest-environment jsdom
import { expect, it } from "vitest";
import { cameTo, heldAt, momentName, tenthOf } from "./stops";

const STOPS = [
  { id: "first", at: 0 },
  { id: "second", at: 12.5 },
];

it("stops where playing comes by, also at the very beginning", () => {
  expect(cameTo(STOPS, -1, 0)?.id).toBe("first");
  expect(cameTo(STOPS, 12.4, 12.6)?.id).toBe("second");
  expect(cameTo(STOPS, 12.5, 13)).toBe(null);
  expect(cameTo(STOPS, 1, 12)).toBe(null);
});

it("holds who went past an open stop at the first of them", () => {
  expect(heldAt(STOPS, 30)?.id).toBe("first");
  expect(heldAt(STOPS.slice(1), 30)?.id).toBe("second");
  expect(heldAt(STOPS.slice(1), 12)).toBe(null);
});

it("names moments by tenths and never lies behind the end", () => {
  expect(tenthOf(41.667)).toBe(41.6);
  expect(tenthOf(0.3)).toBe(0.3);
  expect(momentName(65)).toBe("1:05");
  expect(momentName(65.5)).toMatch(/^1:05[,.]5$/);
});
