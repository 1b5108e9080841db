import { expect, test } from "vitest";
import { type Manifest, openPaths } from "../src/app/manifest";
import { currentEntry, navigationTree } from "../src/layout/navigation";

const plugin = { entry: "/x.js" };
const manifest: Manifest = {
  texts: {},
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
  const { above, below } = navigationTree(manifest, false);
  expect(above.map((item) => item.id)).toEqual(["contents-section"]);
  expect(above[0]?.children.map((item) => item.id)).toEqual(["contents", "publications"]);
  expect(below.map((item) => item.path)).toEqual(["/settings"]);
});

test("the general settings are the first of a section that plugins fill, and no section without one", () => {
  const [viewed, settings] = manifest.plugins;
  const country = { id: "countries", parent: "settings", order: 20, text: "t", path: "/settings-countries" };
  const filled = {
    ...manifest,
    plugins: [
      { ...viewed, navigation: [] },
      { ...settings, navigation: [{ id: "settings", order: 90, text: "t" }, country] },
    ],
  } as Manifest;
  const [section] = navigationTree(filled, true).below;
  expect(section?.path).toBe("/settings");
  expect(section?.children.map(({ id }) => id)).toEqual(["settings-general", "countries"]);
  expect(navigationTree(filled, false).below[0]?.path).toBe("/settings-countries");
  expect(navigationTree({ plugins: [] } as unknown as Manifest, true).below).toEqual([]);
});

test("a section without a path goes to its first entry", () => {
  expect(navigationTree(manifest, false).above[0]?.path).toBe("/contents");
});

test("a detail page marks the entry it came from", () => {
  const { above } = navigationTree(manifest, false);
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

test("a page that no entry is like belongs to its plugin's own section, never to an entry in another's", () => {
  const [contents, settings] = manifest.plugins;
  const guest = {
    ...plugin,
    id: "viewer",
    pages: [{ path: "/playlists", component: "Playlists", title: "t" }],
    landing: [],
    keys: {},
    navigation: [{ id: "reports", parent: "contents-section", order: 60, text: "t", path: "/reports" }],
  };
  const more = { path: "/normalize", component: "Normalize", title: "t" };
  const owner = contents && { ...contents, pages: [...contents.pages, more] };
  const filled = { ...manifest, plugins: [owner, settings, guest].filter((one) => one !== undefined) };
  const { above } = navigationTree(filled, false);
  expect(currentEntry(filled, above, "/normalize").entry).toBe("contents");
  expect(currentEntry(filled, above, "/playlists")).toEqual({ section: null, entry: null });
});

test("a page belongs to the entry of the same noun, of one or of many", () => {
  const licenses = {
    ...plugin,
    id: "licenses",
    pages: ["/licenses", "/license/{guid}", "/licenses-batch", "/license-batch/{guid}"].map((path) => ({
      path,
      component: "Page",
      title: "t",
    })),
    navigation: [
      { id: "licenses", order: 10, icon: "ticket", text: "t", path: null },
      { id: "list", parent: "licenses", order: 10, text: "t", path: "/licenses" },
      { id: "batches", parent: "licenses", order: 20, text: "t", path: "/licenses-batch" },
    ],
  };
  const filled = { ...manifest, plugins: [licenses] } as unknown as Manifest;
  const tree = navigationTree(filled, false);
  expect(currentEntry(filled, tree.above, "/license-batch/abc").entry).toBe("batches");
  expect(currentEntry(filled, tree.above, "/license/abc").entry).toBe("list");
});

test("a page below the path of an entry belongs to that entry", () => {
  const paths = ["/figure/usage", "/figure/programs"];
  const figures = {
    ...plugin,
    id: "figures",
    pages: [...paths, "/figure/programs/{guid}"].map((path) => ({ path, component: "Page", title: "t" })),
    navigation: [
      { id: "figures", order: 10, icon: "chart", text: "t", path: null },
      ...paths.map((path, order) => ({ id: path, parent: "figures", order, text: "t", path })),
    ],
  };
  const filled = { ...manifest, plugins: [figures] } as unknown as Manifest;
  const { above } = navigationTree(filled, false);
  expect(currentEntry(filled, above, "/figure/programs/abc").entry).toBe("/figure/programs");
});

test("the entries of an entry belong to it: they are tabs of its page", () => {
  const pages = ["/people", "/places", "/classes", "/class/{guid}"];
  const people = {
    ...plugin,
    id: "people",
    pages: pages.map((path) => ({ path, component: "Page", title: "t" })),
    navigation: [
      { id: "people", order: 10, icon: "users", text: "t", path: null },
      { id: "list", parent: "people", order: 10, text: "t", path: "/people" },
      { id: "places", parent: "people", order: 20, text: "t", path: null },
      { id: "places-list", parent: "places", order: 10, text: "t", path: "/places" },
      { id: "classes", parent: "places", order: 20, text: "t", path: "/classes" },
    ],
  };
  const filled = { ...manifest, plugins: [people] } as unknown as Manifest;
  const { above } = navigationTree(filled, false);
  expect(above[0]?.children.map(({ id, path }) => [id, path])).toEqual([
    ["list", "/people"],
    ["places", "/places"],
  ]);
  for (const path of ["/places", "/classes", "/class/abc"])
    expect(currentEntry(filled, above, path)).toEqual({ section: "people", entry: "places" });
});

test("a section with one entry is that entry, also on the pages of its tabs", () => {
  const people = { ...plugin, id: "people", pages: [] };
  const places = { ...plugin, id: "places", pages: [{ path: "/place/{guid}", component: "P", title: "t" }] };
  const filled = {
    ...manifest,
    plugins: [
      { ...people, navigation: [{ id: "people", order: 10, icon: "users", text: "t", path: null }] },
      {
        ...places,
        navigation: [
          { id: "places", parent: "people", order: 20, text: "t", path: null },
          { id: "places-list", parent: "places", order: 10, text: "t", path: "/places" },
          { id: "classes", parent: "places", order: 20, text: "t", path: "/classes" },
        ],
      },
    ],
  } as unknown as Manifest;
  const { above } = navigationTree(filled, false);
  expect(above[0]?.children.map(({ path }) => path)).toEqual(["/places", "/classes"]);
  expect(currentEntry(filled, above, "/place/abc")).toEqual({ section: "people", entry: "places-list" });
});
