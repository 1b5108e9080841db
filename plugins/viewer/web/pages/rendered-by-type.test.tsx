// @vitest-environment jsdom
import type { RendererProps } from "@estante/sdk";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { RenderedByType } from "./rendered-by-type.component";

const renderers = vi.hoisted(() => ({
  broken: (): never => {
    throw new Error("SELECT 1");
  },
}));
vi.mock("@estante/sdk", () => ({ useRenderer: () => renderers.broken }));

test("what a renderer throws is an error of its content, and leaves what is around it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onError = vi.fn();
  const props = { content: { type_guid: "CTTY_99" }, onError } as unknown as RendererProps;
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <>
        <button type="button">Volver</button>
        <RenderedByType props={props} loading={<p>Espera</p>} />
      </>,
    );
  });
  expect(onError).toHaveBeenCalledExactlyOnceWith({ code: "FILE_HAVE_ERROR" });
  expect(place.textContent).toBe("Volver");
});
