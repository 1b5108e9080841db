import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { ApiFailure } from "../api/failure";
import { startTexts } from "../texts/i18n";
import { ThemeProvider } from "../theme/theme-provider";
import { DeleteDialog, isTyped } from "./delete-dialog.component";
import { ExitDialog, isWithin } from "./exit-dialog.component";

beforeAll(() => startTexts("es"));

test("only the name itself confirms, whatever spaces are around it", () => {
  expect(isTyped("Fracciones ", "Fracciones")).toBe(true);
  expect(isTyped("Fraccione", "Fracciones")).toBe(false);
  expect(isTyped("", undefined)).toBe(true);
});

test("the delete button waits for the name, and tells when deleting failed [SHE-090: the dialog]", async () => {
  const remove = vi.fn(() => Promise.reject(new ApiFailure(409, "IN_USE", "Se usa en 412 contenidos")));
  render(
    <ThemeProvider>
      <DeleteDialog
        opened
        onClose={() => undefined}
        onDelete={remove}
        title="Eliminar la unidad"
        typed="Fracciones"
        label="Eliminar"
      />
    </ThemeProvider>,
  );
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Eliminar" });
  expect(button.disabled).toBe(true);
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "Fracciones" } });
  expect(button.disabled).toBe(false);
  field.focus();
  const form = field.closest("form");
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Se usa en 412 contenidos"));
  expect(remove).toHaveBeenCalledOnce();
});

test("steps of one record lie within it, its neighbours do not", () => {
  expect(isWithin("/content/1/editor", "/content/1")).toBe(true);
  expect(isWithin("/content/12", "/content/1")).toBe(false);
  expect(isWithin("/content/1", undefined)).toBe(false);
});

function openRecord(changes: readonly string[], onSave = vi.fn(async () => true)) {
  const root = createRootRoute();
  const record = createRoute({
    getParentRoute: () => root,
    path: "/content/1/{-$step}",
    component: () => (
      <>
        <h1>Martín Rivas</h1>
        <Link to="/contents">lista</Link>
        <Link to="/content/1/editor">editor</Link>
        <ExitDialog changes={changes} name="Martín Rivas" within="/content/1" onSave={onSave} />
      </>
    ),
  });
  const list = createRoute({
    getParentRoute: () => root,
    path: "/contents",
    component: () => <h1>Contenidos</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([record, list]),
    history: createMemoryHistory({ initialEntries: ["/content/1"] }),
  });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, onSave };
}

test("leaving without changes asks nothing", async () => {
  openRecord([]);
  fireEvent.click(await screen.findByRole("link", { name: "lista" }));
  expect(await screen.findByRole("heading", { name: "Contenidos" })).toBeTruthy();
});

test("leaving with changes asks, naming them; staying keeps the screen, saving leaves", async () => {
  const { router, onSave } = openRecord(["nombre", "idioma"]);
  fireEvent.click(await screen.findByRole("link", { name: "editor" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/content/1/editor"));
  fireEvent.click(screen.getByRole("link", { name: "lista" }));
  expect(await screen.findByText(/2 cambios en «Martín Rivas»: nombre e idioma/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Seguir editando" }));
  await waitFor(() => expect(screen.queryByText(/2 cambios/)).toBeNull());
  fireEvent.click(screen.getByRole("link", { name: "lista" }));
  const save = await screen.findByRole("button", { name: "Guardar y salir" });
  save.focus();
  fireEvent.click(save);
  expect(await screen.findByRole("heading", { name: "Contenidos" })).toBeTruthy();
  expect(onSave).toHaveBeenCalledOnce();
});
