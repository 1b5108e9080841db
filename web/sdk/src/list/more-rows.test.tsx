import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { useApiPages } from "../api/pages";
import { createQueryClient } from "../api/query-client";
import { startTexts } from "../texts/i18n";
import { ThemeProvider } from "../theme/theme-provider";
import { MoreRows } from "./more-rows.component";

const NAMES = ["Agua", "Aire", "Fuego"];
const PAGE = 2;

beforeAll(() => startTexts("es"));
afterEach(() => vi.restoreAllMocks());

/** A server of names, two a page; what it is `away` for, it does not answer. */
function nameServer() {
  const server = { away: new Set<string>() };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const page = new URL((input as Request).url).searchParams.get("page") ?? "";
    if (server.away.has(page))
      return Response.json(
        { status: "error", code: "X", message: "Está ocupado.", errors: [] },
        { status: 422 },
      );
    const start = (Number(page) - 1) * PAGE;
    const data = NAMES.slice(start, start + PAGE).map((name) => ({ name }));
    return Response.json({ status: "ok", data, meta: { total: NAMES.length } });
  });
  return server;
}

function Names() {
  const pages = useApiPages("/people" as never, {} as never, { pageSize: PAGE });
  return (
    <>
      <p>{((pages.rows ?? []) as readonly { name: string }[]).map(({ name }) => name).join(" ")}</p>
      <MoreRows pages={pages} />
    </>
  );
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider>
        <Names />
      </ThemeProvider>
    </QueryClientProvider>,
  );

test("one goes on page by page until there is no more", async () => {
  nameServer();
  open();
  expect(await screen.findByText("Agua Aire")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Ver más (2 de 3)" }));
  expect(await screen.findByText("Agua Aire Fuego")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a page that does not come leaves the others, says why, and is asked for again", async () => {
  const server = nameServer();
  server.away.add("2");
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Ver más (2 de 3)" }));
  expect(await screen.findByText("Está ocupado.")).toBeTruthy();
  expect(screen.getByText("Agua Aire")).toBeTruthy();
  server.away.clear();
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByText("Agua Aire Fuego")).toBeTruthy();
  expect(screen.queryByText("Está ocupado.")).toBeNull();
});
