import { beforeEach, expect, test } from "vitest";
import { isRemembered, LAST_LOCATION_COOKIE, lastLocation, rememberLocation } from "../src/app/last-location";

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test empties the jar of its document
  document.cookie = `${LAST_LOCATION_COOKIE}=; path=/; max-age=0`;
});

test("the last path comes back with its query", () => {
  rememberLocation("/contents?search=ñandú; y más&page=2");
  expect(lastLocation()).toBe("/contents?search=ñandú; y más&page=2");
});

test.each(["/auth/login", "/logout", "/search", "/search/x", "/recover?token=a", "/"])(
  "%s is not kept",
  (path) => {
    rememberLocation(path);
    expect(lastLocation()).toBeNull();
  },
);

test("a path that only begins like a door is kept", () => {
  expect(isRemembered("/authors")).toBe(true);
});

test("a broken cookie reads as absent", () => {
  expect(lastLocation(`a=1; ${LAST_LOCATION_COOKIE}=%E0%A4%A; b=2`)).toBeNull();
});
