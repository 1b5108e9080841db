import { beforeEach, expect, test } from "vitest";
import { lastFramedPage, rememberFramedPage } from "./framed-page";
import { STORED_SECONDS } from "./stored";

beforeEach(() => localStorage.clear());

test("the last framed page comes back with its search, for a day", () => {
  const now = Date.now();
  rememberFramedPage("/contents?q=agua&page=2");
  expect(lastFramedPage()).toBe("/contents?q=agua&page=2");
  const { expires } = JSON.parse(localStorage.getItem("viewerLastLocation") ?? "{}");
  expect(expires - now).toBeGreaterThanOrEqual(STORED_SECONDS * 1000);
  expect(expires - now).toBeLessThan((STORED_SECONDS + 60) * 1000);
});

test.each(["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", 7])(
  "%s does not lead out of the site",
  (value) => {
    localStorage.setItem("viewerLastLocation", JSON.stringify({ value, expires: Date.now() + 1000 }));
    expect(lastFramedPage()).toBeNull();
  },
);

test("without a page there is none", () => {
  expect(lastFramedPage()).toBeNull();
});
