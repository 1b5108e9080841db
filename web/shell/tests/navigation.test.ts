import { expect, test } from "vitest";
import { type Manifest, openPaths } from "../src/app/manifest";
import { currentEntry, navigationTree } from "../src/layout/navigation";

const plugin = { entry: "/x.js" };
const manifest: Manifest = {
  plugins: [
    {
      ...plugin,
      id: "contents",
      pages: [
        { path: "/contents", component: "List", title: "t" },
        { path: "/content/{guid}/{step?}", component: "Detail", title: "t" },
        { path: "/publications", component: "Publications", title: "t" },
      ],
      landing: [],
      keys: {},
      navigation: [
        {
          id: "publications",
          parent: "contents-section",
          order: 20,
          text: "contents:nav.publications",
          path: "/publications",
        },
        {
          id: "contents",
          parent: "contents-section",
          order: 10,
          text: "contents:nav.contents",
          path: "/contents",
        },
        { id: "contents-section", order: 10, icon: "books", text: "contents:nav.section" },
        { id: "empty", order: 30, text: "contents:nav.empty" },
      ],
    },
    {
      ...plugin,
      id: "settings",
      pages: [{ path: "/settings", component: "Settings", title: "t" }],
      landing: [],
      keys: {},
      navigation: [{ id: "settings", order: 5, text: "settings:nav.settings", path: "/settings" }],
    },
  ],
};

test("sections come in order, with their entries, and settings stand below", () => {
  const { above, below } = navigationTree(manifest);
  expect(above.map((item) => item.id)).toEqual(["contents-section"]);
  expect(above[0]?.children.map((item) => item.id)).toEqual(["contents", "publications"]);
  expect(below.map((item) => item.path)).toEqual(["/settings"]);
});

test("a section without a path goes to its first entry", () => {
  expect(navigationTree(manifest).above[0]?.path).toBe("/contents");
});

test("a detail page marks the entry it came from", () => {
  const { above } = navigationTree(manifest);
  expect(currentEntry(manifest, above, "/content/abc/look")).toEqual({
    section: "contents-section",
    entry: "contents",
  });
  expect(currentEntry(manifest, above, "/publications")).toEqual({
    section: "contents-section",
    entry: "publications",
  });
  expect(currentEntry(manifest, above, "/home")).toEqual({ section: null, entry: null });
});

test("only pages without parameters are places to land on", () => {
  expect([...openPaths(manifest)]).toEqual(["/contents", "/publications", "/settings"]);
});
