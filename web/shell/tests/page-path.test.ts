import { expect, test } from "vitest";
import { matchesPattern, patternScore, routerPath } from "../src/app/page-path";

test("a manifest pattern becomes a router pattern", () => {
  expect(routerPath("/contents")).toBe("/contents");
  expect(routerPath("/content/{guid}/{step?}")).toBe("/content/$guid/{-$step}");
  expect(routerPath("/content/$guid/{-$step}")).toBe("/content/$guid/{-$step}");
});

test("an optional step may be missing, a parameter may not", () => {
  expect(matchesPattern("/content/{guid}/{step?}", "/content/abc")).toBe(true);
  expect(matchesPattern("/content/{guid}/{step?}", "/content/abc/look")).toBe(true);
  expect(matchesPattern("/content/{guid}/{step?}", "/content")).toBe(false);
  expect(matchesPattern("/content/{guid}/{step?}", "/content/abc/look/more")).toBe(false);
});

test("a fixed segment fits better than a parameter", () => {
  expect(patternScore("/contents/create", "/contents/create")).toBeGreaterThan(
    patternScore("/contents/{guid}", "/contents/create"),
  );
});
