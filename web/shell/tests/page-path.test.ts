import { expect, test } from "vitest";
import { matchesPattern, movedPath, patternScore, routerPath } from "../src/app/page-path";

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

test("where a record is made is no record", () => {
  expect(matchesPattern("/content/{guid}/{step?}", "/content/create")).toBe(false);
  expect(matchesPattern("/content/create", "/content/create")).toBe(true);
});

test("a fixed segment fits better than a parameter", () => {
  expect(patternScore("/contents/create", "/contents/create")).toBeGreaterThan(
    patternScore("/contents/{guid}", "/contents/create"),
  );
});

test("a path moves to another pattern with its parameters", () => {
  expect(movedPath("/viewer/{id}", "/viewer-v1/{id}", "/viewer/0198")).toBe("/viewer-v1/0198");
  expect(movedPath("/a/{x}/{y?}", "/b/{y?}/{x}", "/a/1")).toBe("/b/1");
});
