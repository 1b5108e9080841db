import { expect, test } from "vitest";
import { safeReturn, signInAddress } from "../src/app/return-address";

const HOME = "http://andaluna.localhost";

test("an address of this site is kept with its query and hash", () => {
  expect(safeReturn("/content/abc/look?tab=1#top", HOME)).toBe("/content/abc/look?tab=1#top");
  expect(safeReturn(`${HOME}/contents`, HOME)).toBe("/contents");
});

test.each([
  "https://evil.example/",
  "//evil.example/contents",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "http://andaluna.localhost.evil.example/",
  "http://andaluna.localhost@evil.example/",
  "http://[broken",
  "",
  null,
])("%s leads nowhere", (address) => {
  expect(safeReturn(address, HOME)).toBeNull();
});

test.each(["/logout", "/auth", "/auth/login?return=/logout", "/recover"])(
  "%s is a door, not a place",
  (address) => {
    expect(safeReturn(address, HOME)).toBeNull();
  },
);

test("a path that hides a second slash stays a path of this site", () => {
  expect(safeReturn(`${HOME}//evil.example`, HOME)).toBe("/evil.example");
});

test("the sign-in address carries the way back", () => {
  expect(signInAddress("/content/abc?x=1")).toBe("/auth/login?return=%2Fcontent%2Fabc%3Fx%3D1");
  expect(signInAddress("/")).toBe("/auth/login");
  expect(signInAddress("/auth")).toBe("/auth/login");
});
