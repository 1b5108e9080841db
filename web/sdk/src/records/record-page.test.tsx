import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../api/query-client";
import { session } from "../auth/session.store";
import { plainSearch } from "../router/address";
import { addTexts, startTexts } from "../texts/i18n";
import { ThemeProvider } from "../theme/theme-provider";
import { RecordsPage } from "./list/records-page.component";
import { MUSEUMS_TEXTS, museumFields, museumServer, museums } from "./museums.fixture";
import { RecordCreatePage } from "./page/record-create.component";
import { RecordPage } from "./page/record-page.component";

const texts = { es: MUSEUMS_TEXTS, pt: MUSEUMS_TEXTS, en: MUSEUMS_TEXTS };

function open(address: string, isAutosaved = false) {
  window.history.replaceState(null, "", address);
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/elsewhere">Irse</Link>
        <Outlet />
      </>
    ),
  });
  const tabs = [{ id: "groups", label: "Grupos", render: () => <p>Todos los grupos</p> }];
  const pages = {
    "/museums": () => (
      <RecordsPage
        records={museums}
        fields={museumFields}
        columns={[{ id: "name", title: "fields.name", sort: "name" }, { id: "status" }, { id: "code" }]}
      />
    ),
    "/museums/create": () => (
      <RecordCreatePage records={museums} fields={museumFields} only={["name", "code"]} />
    ),
    "/museums/$guid/{-$step}": () => (
      <RecordPage records={museums} fields={museumFields} tabs={tabs} isAutosaved={isAutosaved} />
    ),
    "/elsewhere": () => <h1>Otra parte</h1>,
  };
  const router = createRouter({
    routeTree: root.addChildren(
      Object.entries(pages).map(([path, component]) =>
        createRoute({ getParentRoute: () => root, path, component }),
      ),
    ),
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

const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: /Nombre/ });
const write = async (text: string) => fireEvent.change(await nameField(), { target: { value: text } });
const save = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });

beforeAll(async () => {
  await startTexts("es");
  await addTexts("museums", texts);
});
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  const permissions = { museums: ["readList", "update", "delete", "create", "export"] };
  session.begin("token", false, []);
  session.know({ guid: "p1", permissions, flags: {} } as never);
});
afterEach(() => vi.unstubAllGlobals());

test("a record is edited: names of what changed, its own version, the new one after saving", async () => {
  const { calls, state } = museumServer();
  const { container } = open("/museums/s1");
  await write("Museo Sur");
  expect(screen.getByRole("region", { name: /sin guardar/i }).textContent).toContain("nombre");
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  save();
  await vi.waitFor(() => expect(state.museum.name).toBe("Museo Sur"));
  expect(calls.find(({ method }) => method === "PUT")).toMatchObject({
    body: { name: "Museo Sur" },
    version: '"1"',
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Museo Sur" })).toBeTruthy();
});

test("what is wrong stands at its field and is not sent", async () => {
  const { calls } = museumServer();
  open("/museums/s1");
  await write("No");
  save();
  expect(await screen.findByText("Escribe al menos 3 caracteres")).toBeTruthy();
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
});

test("leaving asks only while something is not saved", async () => {
  museumServer();
  open("/museums/s1");
  await write("Museo Sur");
  fireEvent.click(screen.getByRole("link", { name: "Grupos" }));
  expect(await screen.findByText("Todos los grupos")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Irse" }));
  const dialog = await screen.findByRole("dialog", { name: "¿Salir sin guardar?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Salir sin guardar" }));
  expect(await screen.findByRole("heading", { name: "Otra parte" })).toBeTruthy();
});

test("who was overtaken chooses field by field, and saves over the newer version", async () => {
  const { state } = museumServer();
  open("/museums/s1");
  await write("Mi nombre");
  Object.assign(state.museum, { name: "Su nombre", status: "inactive" });
  state.version = 2;
  save();
  const dialog = await screen.findByRole("dialog", { name: /guardó este registro antes/ });
  expect(dialog.textContent).toContain("Inés Valdés");
  expect(within(dialog).getAllByRole("group")).toHaveLength(1);
  const saveMine = await within(dialog).findByRole("button", { name: "Guardar lo elegido" });
  saveMine.focus();
  fireEvent.click(saveMine);
  await vi.waitFor(() => expect(state.museum).toMatchObject({ name: "Mi nombre", status: "inactive" }));
});

test("a record that saves itself has no bar, and sends what was typed a moment after", async () => {
  const { state } = museumServer();
  open("/museums/s1", true);
  await write("Museo Sur");
  expect(screen.queryByRole("region", { name: /sin guardar/i })).toBeNull();
  await vi.waitFor(() => expect(state.museum.name).toBe("Museo Sur"), { timeout: 4000 });
});

test("history is told in sentences, and the uses of the record stand beside it", async () => {
  museumServer();
  open("/museums/s1");
  const history = await screen.findByRole("region", { name: "Historial" });
  expect(history.textContent).toContain("Inés Valdés cambió nombre y uso");
  expect(
    within(history)
      .getAllByRole("listitem")
      .slice(1)
      .map((line) => line.textContent),
  ).toEqual(["Nombre: Liceo → Museo Norte", "Activa: No → Sí"]);
  expect(await screen.findByText("Programas")).toBeTruthy();
});

test("an earlier version says what it changes, and is restored over the version on the screen", async () => {
  const { calls, state } = museumServer();
  open("/museums/s1");
  fireEvent.click(await screen.findByRole("button", { name: "Versiones anteriores" }));
  const dialog = await screen.findByRole("dialog", { name: "Versiones anteriores" });
  expect(await within(dialog).findByText("Liceo")).toBeTruthy();
  expect(dialog.textContent).not.toContain("Cupos");
  fireEvent.click(within(dialog).getByRole("button", { name: /^Restaurar la versión: De Inés Valdés/ }));
  await vi.waitFor(() => expect(state.museum.name).toBe("Liceo"));
  expect(calls.find(({ method }) => method === "POST")).toMatchObject({
    path: "/museums/s1/versions/1/restore",
    version: '"1"',
  });
});

test("a record that something needs is not deleted, and who could not say is named", async () => {
  const { calls, state } = museumServer();
  state.uses = [{ name: "Contratos", count: 1200, forbids: true }];
  state.unanswered = ["licenses"];
  const page = open("/museums/s1");
  expect(await screen.findByText("No se pudo saber si lo usa: licenses")).toBeTruthy();
  page.unmount();
  open("/museums");
  fireEvent.click(await screen.findByRole("checkbox", { name: "Seleccionar Museo Norte" }));
  const bar = screen.getByRole("region", { name: "Acciones sobre lo seleccionado" });
  fireEvent.click(within(bar).getByRole("button", { name: "Eliminar" }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminar «Museo Norte»" });
  expect(await within(dialog).findByText("1.200 · impide eliminarlo")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Entendido" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 4000 });
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
});

test("not there, not allowed and failed each say so", async () => {
  const { state } = museumServer();
  const refuse = (status: number, code: string) => {
    state.refusal = { status, body: { status: "error", code, message: "", errors: [] } };
    return open("/museums/s1");
  };
  const gone = refuse(404, "NOT_FOUND");
  expect(await screen.findByRole("link", { name: "Ver la lista" })).toBeTruthy();
  gone.unmount();
  const forbidden = refuse(403, "FORBIDDEN");
  expect(await screen.findByText("No tienes permiso para ver esto")).toBeTruthy();
  forbidden.unmount();
  refuse(500, "INTERNAL_ERROR");
  expect(await screen.findByText("No pudimos cargar este registro")).toBeTruthy();
});

test("who may not update reads the same form, and is offered no bar", async () => {
  session.know({ guid: "p1", permissions: { museums: ["readList"] }, flags: {} } as never);
  museumServer();
  open("/museums/s1");
  expect((await nameField()).readOnly).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /Activa/ }).disabled).toBe(true);
});

test("a list has the columns of its fields and the actions of the person, and deletes with a way back", async () => {
  const { calls } = museumServer();
  open("/museums");
  expect(await screen.findByRole("columnheader", { name: "RBD" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "Sí" })).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "Seleccionar Museo Norte" }));
  const bar = screen.getByRole("region", { name: "Acciones sobre lo seleccionado" });
  fireEvent.click(within(bar).getByRole("button", { name: "Eliminar" }));
  const dialog = await screen.findByRole("dialog", { name: "Eliminar «Museo Norte»" });
  expect(await within(dialog).findByText("Programas")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Eliminar" }));
  await vi.waitFor(() =>
    expect(calls.find(({ path }) => path === "/museums/bulk")?.body).toMatchObject({ guids: ["s1"] }),
  );
});

test("a new record is checked whole, created once and opened", async () => {
  const { calls } = museumServer();
  open("/museums/create");
  const create = await screen.findByRole("button", { name: "Crear" });
  expect(screen.queryByRole("switch")).toBeNull();
  fireEvent.click(create);
  expect(await screen.findByText("Escribe al menos 3 caracteres")).toBeTruthy();
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  await write("Museo Norte");
  fireEvent.click(create);
  expect(await screen.findByRole("heading", { level: 1, name: "Museo Norte" })).toBeTruthy();
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { name: "Museo Norte", code: null },
  ]);
});
