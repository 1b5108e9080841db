import { expect, test } from "vitest";
import { isPublic, isSignedOutPath } from "../src/boot/area";

test.each(["/", "/auth", "/auth/login", "/auth/anything", "/recover"])("%s is a door", (path) => {
  expect(isSignedOutPath(path)).toBe(true);
});

test.each(["/contents", "/authors", "/recovered", "/viewer/1"])("%s is behind the door", (path) => {
  expect(isSignedOutPath(path)).toBe(false);
});

test("only a page that its manifest calls public opens without a session", () => {
  const pages = [
    { path: "/viewer/{id}", component: "Viewer" },
    { path: "/public-viewer/{id}", component: "Public", public: true },
  ];
  const manifest = {
    plugins: [{ id: "viewer", entry: null, pages, landing: [], keys: {}, navigation: [] }],
    texts: {},
  };
  expect(isPublic(manifest, "/public-viewer/abc")).toBe(true);
  expect(isPublic(manifest, "/viewer/abc")).toBe(false);
});
