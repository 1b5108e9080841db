import { expect, test } from "vitest";
import { dayRangeOf, isBackwards, isTyped, valueOfDays } from "./day-range";

test("a value of days is read and written again, with either end open", () => {
  for (const value of ["2026-01-31..2026-02-28", "2026-01-31..", "..2026-02-28"]) {
    const days = dayRangeOf(value);
    expect(days && valueOfDays(days)).toBe(value);
  }
  expect(["7d", "..", "", "2026-01-31", "a..b", "2026-01-31..2026-02-28..x"].map(dayRangeOf)).toEqual(
    Array(6).fill(null),
  );
  expect(valueOfDays({ from: "", to: "" })).toBeNull();
});

test("a year that is still being typed is no day yet", () => {
  expect(isTyped({ from: "0202-01-31", to: "" })).toBe(false);
  expect(isTyped({ from: "2026-01-31", to: "" })).toBe(true);
});

test("the last day may not lie before the first", () => {
  expect(isBackwards({ from: "2026-02-01", to: "2026-01-31" })).toBe(true);
  expect(isBackwards({ from: "2026-01-31", to: "2026-01-31" })).toBe(false);
  expect(isBackwards({ from: "2026-02-01", to: "" })).toBe(false);
});
