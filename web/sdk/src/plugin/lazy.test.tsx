import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { lazy } from "./lazy";

const Hello = () => <p>Hola</p>;
const shown = (Page: ReturnType<typeof lazy<typeof Hello>>) =>
  render(
    <Suspense fallback={<p>Espera</p>}>
      <Page />
    </Suspense>,
  );

test("what was fetched before is shown without a cover", async () => {
  const Page = lazy(() => Promise.resolve({ default: Hello }));
  await Page.preload();
  shown(Page);
  expect(screen.getByText("Hola")).toBeDefined();
  expect(screen.queryByText("Espera")).toBeNull();
});

test("what was not is fetched when it is shown", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Hello }));
  shown(lazy(load));
  expect(screen.getByText("Espera")).toBeDefined();
  expect(await screen.findByText("Hola")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test("what could not be fetched before is asked for again", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Hello }));
  load.mockRejectedValueOnce(new Error("gone"));
  const Page = lazy(load);
  await expect(Page.preload()).rejects.toThrow("gone");
  shown(Page);
  expect(await screen.findByText("Hola")).toBeDefined();
});
