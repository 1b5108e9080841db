import { expect, test } from "vitest";
import { formatPeriod, largestUnit } from "./period";

test.each([
  [86_400, "es", "1 día"],
  [2_592_000, "es", "30 días"],
  [2_592_000, "pt", "30 dias"],
  [5400, "en", "90 minutes"],
  [7200, "pt", "2 horas"],
  [90, "es", "90 segundos"],
  [0, "en", "0 seconds"],
] as const)("%i seconds in %s are %s", (seconds, language, words) => {
  expect(formatPeriod(seconds, language)).toBe(words);
});

test("the unit is the largest without a rest", () => {
  expect([60, 3600, 3660, 172_800].map(largestUnit)).toEqual(["minute", "hour", "minute", "day"]);
});
