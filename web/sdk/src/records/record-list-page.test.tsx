import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../api/query-client";
import { session } from "../auth/session.store";
import { plainSearch } from "../router/address";
import { addTexts, startTexts } from "../texts/i18n";
import { ThemeProvider } from "../theme/theme-provider";
import { RecordListPage } from "./list/record-list-page.component";
import { type Museum, museumServer, type paths } from "./museums.fixture";
import { recordList } from "./record-list";

const visits = recordList<paths>()({
  name: "visits",
  plugin: "museums",
  prefix: "visits.",
  section: "museums",
  list: "/museums",
  export: "/museums/bulk",
  exportsAll: true,
});
const COLUMNS = [{ id: "name", title: "who", sort: "name" }] as const;
const FILTERS = [
  { id: "status", label: "state", options: ["active"], texts: "status" },
  { id: "guid", label: "of", kind: "address" },
] as const;

function open(address: string) {
  window.history.replaceState(null, "", address);
  const root = createRootRoute({
    component: () => <RecordListPage<Museum> records={visits} columns={COLUMNS} filters={FILTERS} />,
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [address] }),
    ...plainSearch,
  });
  render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

beforeAll(async () => {
  await startTexts("es");
  const list = { title: "Visitas", text: "De los últimos días." };
  const texts = { visits: { list, who: "Quién", of: "De", state: "Estado" } };
  await addTexts("museums", { es: texts, pt: texts, en: texts });
});
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no CSS.escape; the menu that gives the focus back asks for it.
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  session.begin("token", false, []);
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (permissions: readonly string[]) =>
  session.know({ guid: "p1", permissions: { museums: permissions }, flags: {} } as never);

test("a list says itself by its texts; what only the address sets is a filter while it is set", async () => {
  museumServer();
  signIn(["readList"]);
  open("/?guid=s1");
  expect(await screen.findByRole("heading", { name: "Visitas" })).toBeTruthy();
  expect(screen.getByText("De los últimos días.")).toBeTruthy();
  expect(await screen.findByRole("columnheader", { name: /Quién/ })).toBeTruthy();
  expect(await screen.findByRole("button", { name: /^De .*s1$/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Exportar/ })).toBeNull();
});

test("a file of every column is asked for without naming those of the screen", async () => {
  const { calls } = museumServer();
  signIn(["readList", "export"]);
  open("/?guid=s1");
  fireEvent.click(await screen.findByRole("button", { name: "Exportar" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "CSV" }));
  await vi.waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
  expect(calls.find(({ method }) => method === "POST")).toMatchObject({
    path: "/museums/bulk?guid=s1",
    body: { columns: [], except: [], format: "csv" },
  });
});
