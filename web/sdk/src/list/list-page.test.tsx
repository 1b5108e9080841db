import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../api/query-client";
import { nextRegion } from "../keyboard/regions";
import { useShortcuts } from "../keyboard/shortcuts";
import { plainSearch } from "../router/address";
import { startTexts } from "../texts/i18n";
import { ThemeProvider } from "../theme/theme-provider";
import type { ListPageProps, ListParams } from "./list.types";
import { ListPage } from "./list-page.component";

interface Book {
  readonly guid: string;
  readonly name: string;
}

const books: Book[] = ["Martín Rivas", "Dom Casmurro", "El ciclo del agua"].map((name, at) => ({
  guid: `b${at}`,
  name,
}));
const onQuery = vi.fn<(params: ListParams) => void>();
const removed = vi.fn();
const edited = vi.fn();
let stocked = books;

const props: ListPageProps<Book> = {
  id: "books",
  title: "Contenidos",
  query: (params) => ({
    queryKey: ["books", params, stocked.length],
    queryFn: async () => {
      onQuery(params);
      return {
        data: stocked,
        meta: { total: stocked.length === 0 ? 0 : 412, page: params.page, pageSize: 25 },
        etag: null,
      };
    },
  }),
  columns: [
    { id: "name", title: "Nombre", sort: "name", render: (book) => book.guid },
    { id: "status", title: "Estado", render: () => "Activo" },
  ],
  filters: [{ id: "type", label: "Tipo", options: [{ value: "CTTY_05", label: "PDF" }] }],
  rowKey: (book) => book.guid,
  rowLink: (book) => `/content/${book.guid}`,
  card: (book) => ({ title: book.name }),
  renderPreview: (book) => <p>{`Sobre ${book.name}`}</p>,
  rowActions: [{ label: "Editar", keys: "e", run: edited }],
  bulkActions: [{ label: "Eliminar", isDestructive: true, run: removed }],
  primaryAction: { label: "Nuevo contenido", href: "/create" },
  empty: { title: "Tu estante está listo" },
  emptyFiltered: "Ningún contenido con estos filtros",
};

/** What the frame does for every page. */
function Frame() {
  useShortcuts([{ keys: "F6", run: nextRegion }]);
  return <Outlet />;
}

function open(address = "/contents") {
  window.history.replaceState(null, "", address);
  const root = createRootRoute({ component: Frame });
  const routes = ["/contents", "/create", "/content/$guid"].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (path === "/contents" ? <ListPage {...props} /> : <h1>{path}</h1>),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: plainSearch.parseSearch,
    stringifySearch: plainSearch.stringifySearch,
  });
  return render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const rowOf = (name: string) => screen.getByRole("link", { name }).closest("tr");

beforeAll(() => startTexts("es"));
beforeEach(() => {
  stocked = books;
  onQuery.mockReset();
  removed.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});

test("rows are a table with sorted heads, named boxes and no axe violation", async () => {
  const { container } = open();
  const table = await screen.findByRole("table", { name: "Contenidos" });
  expect(within(table).getAllByRole("row")).toHaveLength(4);
  expect(screen.getByRole("checkbox", { name: "Seleccionar Martín Rivas" })).toBeTruthy();
  fireEvent.click(within(table).getByRole("button", { name: "Nombre" }));
  await vi.waitFor(() =>
    expect(onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ orderBy: "name" })),
  );
  const head = screen.getByRole("columnheader", { name: "Nombre" });
  await vi.waitFor(() => expect(head.getAttribute("aria-sort")).toBe("ascending"));
  // jsdom paints nothing, so contrast is checked on the tokens.
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test("the address says what is asked for, its filters stand as chips", async () => {
  open("/contents?type=CTTY_05&q=agua&page=2");
  await screen.findByRole("table");
  expect(onQuery).toHaveBeenCalledWith({
    q: "agua",
    page: 2,
    pageSize: 25,
    orderBy: null,
    filters: { type: ["CTTY_05"] },
  });
  fireEvent.click(screen.getByRole("button", { name: "Quitar el filtro Tipo" }));
  await vi.waitFor(() => expect(onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} })));
});

test("J and K move, X selects, Space previews, and focus goes with them", async () => {
  open();
  await screen.findByRole("table");
  press("j");
  press("j");
  expect(document.activeElement?.textContent).toBe("Dom Casmurro");
  press("x");
  expect(rowOf("Dom Casmurro")?.getAttribute("aria-selected")).toBe("true");
  press(" ");
  expect(await screen.findByText("Sobre Dom Casmurro")).toBeTruthy();
  press("k");
  expect(await screen.findByText("Sobre Martín Rivas")).toBeTruthy();
});

test("E edits the current row, F6 goes on to the preview", async () => {
  open("/contents?preview=b1");
  const preview = await screen.findByRole("complementary", { name: "Vista previa" });
  press("j");
  press("e");
  expect(edited).toHaveBeenCalledWith(books[2]);
  press("F6");
  expect(document.activeElement).toBe(preview);
});

test("the bulk bar counts, takes everything that matches, and acts on it", async () => {
  open();
  fireEvent.click(await screen.findByRole("checkbox", { name: "Seleccionar esta página" }));
  expect(screen.getByRole("status").textContent).toBe("3 seleccionados");
  fireEvent.click(screen.getByRole("button", { name: "Seleccionar los 412" }));
  fireEvent.click(screen.getByRole("button", { name: "Eliminar" }));
  expect(removed).toHaveBeenCalledWith(expect.objectContaining({ isEverything: true, count: 412 }));
});

test("nothing yet shows the next thing to do; nothing through filters shows how to clear them", async () => {
  stocked = [];
  const { unmount } = open();
  expect(await screen.findByRole("heading", { name: "Tu estante está listo" })).toBeTruthy();
  unmount();
  open("/contents?q=zzz");
  expect(await screen.findByRole("heading", { name: "Ningún contenido con estos filtros" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Limpiar filtros" })).toBeTruthy();
});
