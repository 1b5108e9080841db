import { definePlugin, type Person, session, setPlugins } from "@estante/sdk";
import { createMemoryHistory } from "@tanstack/react-router";
import { lazy } from "react";
import { beforeEach, expect, test } from "vitest";
import { rememberLocation } from "../src/app/last-location";
import type { Manifest } from "../src/app/manifest";
import { buildRouter } from "../src/app/router";

const Empty = lazy(async () => ({ default: () => null }));
const half = definePlugin({
  id: "contents",
  pages: { List: Empty, Detail: Empty, Create: Empty },
  locales: { es: {}, pt: {}, en: {} },
});
const manifest = {
  plugins: [
    {
      id: "contents",
      version: "1",
      entry: "/x.js",
      landing: [
        { path: "/contents", order: 10, roles: [] },
        { path: "/users", order: 60, roles: ["R05"] },
      ],
      keys: {},
      navigation: [],
      slots: [],
      renderers: [],
      types: [],
      pages: [
        page("/contents", "List", "contents.readList"),
        page("/contents/create", "Create", "contents.create"),
        page("/content/{guid}/{step?}", "Detail", "contents.readDetail"),
        page("/users", "List", "users.readList"),
      ],
    },
  ],
  texts: {},
};

function page(path: string, component: string, action: string) {
  return {
    path,
    component,
    action,
    title: "",
    flag: null,
    flags: [],
    settings: [],
    plugins: [],
    public: false,
    chrome: true,
  };
}

function signIn(changes: Partial<Person> = {}): void {
  session.begin("token", true);
  session.know({
    guid: "p1",
    username: "camila",
    name: "Camila",
    lastname: "Iturra",
    email: null,
    role_guid: "R04",
    role_name: "Administradora",
    source: null,
    lang_id: "es",
    permissions: { contents: ["readList", "readDetail"], users: ["readList"], profile: ["readDetail"] },
    flags: {},
    back_office: true,
    change_password: false,
    ...changes,
  } as Person);
}

async function open(address: string, seen: Manifest = manifest): Promise<string> {
  const router = buildRouter(seen, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return router.state.location.href;
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test empties the jar of its document
  document.cookie = "core-last-location=; path=/; max-age=0";
  session.end("signed-out");
  setPlugins(manifest as never, async () => half);
  signIn();
});

test.each(["/auth", "/auth/login", "/nothing/here", "/"])(
  "%s leads a signed-in person to the landing page",
  async (path) => {
    expect(await open(path)).toBe("/contents");
  },
);

test("a page of the manifest opens, with and without its step", async () => {
  expect(await open("/content/abc")).toBe("/content/abc");
  expect(await open("/content/abc/look?filter=a,b")).toBe("/content/abc/look?filter=a,b");
});

test("a page whose action the person does not hold leads to the landing page", async () => {
  expect(await open("/contents/create")).toBe("/contents");
});

test("where a record is made is no record for whom that page is not there", async () => {
  expect(await open("/content/create")).toBe("/contents");
});

test("a plugin that is off takes its pages with it", async () => {
  expect(await open("/content/abc", { plugins: [], texts: {} })).toBe("/profile");
});

test("help desk lands on the users, and at home until there is such a page", async () => {
  signIn({ role_guid: "R05" });
  expect(await open("/")).toBe("/users");
  signIn({ role_guid: "R05", permissions: { profile: ["readDetail"] } });
  expect(await open("/")).toBe("/home");
});

test.each(["/", "/contents", "/nothing/here"])("who is no staff comes home from %s", async (path) => {
  rememberLocation("/content/abc/look");
  signIn({ role_guid: "R01", back_office: false, permissions: { viewer: ["read"] } });
  expect(await open(path)).toBe("/home");
});

test("the root restores the last place while it is open to the person", async () => {
  rememberLocation("/content/abc/look?x=1");
  expect(await open("/")).toBe("/content/abc/look?x=1");
  signIn({ permissions: { users: ["readList"] } });
  expect(await open("/")).toBe("/users");
});

test("the own guid opens the own profile", async () => {
  expect(await open("/user/p1")).toBe("/profile");
});

test("without the profile permission the profile leads to the landing page", async () => {
  signIn({ permissions: { contents: ["readList"] } });
  expect(await open("/profile")).toBe("/contents");
});

test("who is limited to a single page comes back to it, and leaves by the way out alone", async () => {
  signIn({ single_page: "/content/abc" });
  for (const path of ["/", "/contents", "/nothing/here", "/home"])
    expect(await open(path)).toBe("/content/abc");
  expect(await open("/logout")).toBe("/logout");
  signIn({ single_page: "/contents/create" });
  expect(await open("/contents")).toBe("/home");
});

test("a page leads to the older one that stands for it on this host", async () => {
  const [half] = manifest.plugins;
  const pages = (half?.pages ?? []).map((one) =>
    one.component === "Detail" ? { ...one, older: "/users" } : one,
  );
  expect(await open("/content/abc?x=1", { plugins: [{ ...half, pages }] } as never)).toBe("/users?x=1");
});
