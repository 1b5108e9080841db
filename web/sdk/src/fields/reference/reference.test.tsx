import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../api/query-client";
import { setPlugins, type UiManifest } from "../../plugin/registry";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { loadFieldTexts } from "../field-texts";
import { ReferenceNames } from "./reference-names.component";
import { ReferencePicker } from "./reference-picker.component";

const ROWS = [
  { guid: "s1", name: "Escuela Norte", rbd: "101" },
  { guid: "s2", name: "Escuela Sur", rbd: "102" },
];
const REFERENCES = {
  schools: { call: "/schools", action: "schools.readList", label: "name", detail: "rbd", address: null },
};

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  offer(REFERENCES);
});
afterEach(() => vi.restoreAllMocks());

function offer(references: object) {
  setPlugins(
    { plugins: [{ id: "schools", references, slots: [], types: [] }], wordings: [] } as unknown as UiManifest,
    () => Promise.reject(new Error("no half")),
  );
}

/** A server that searches schools; its calls. */
function schoolServer(status = 200) {
  const calls: URLSearchParams[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { searchParams } = new URL((input as Request).url);
    calls.push(searchParams);
    const guids = searchParams.getAll("guid");
    const text = searchParams.get("q")?.toLowerCase() ?? "";
    const data = ROWS.filter(({ guid, name }) =>
      guids.length > 0 ? guids.includes(guid) : name.toLowerCase().includes(text),
    );
    return Response.json({ status: "ok", data, meta: {} }, { status });
  });
  return calls;
}

function Picker({ start }: { readonly start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ReferencePicker many of="schools" label="Escuelas" value={value} onChange={setValue} />
      <samp>{value.join()}</samp>
    </>
  );
}

const show = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider>{children}</ThemeProvider>
    </QueryClientProvider>,
  );
const box = () => screen.getByRole<HTMLInputElement>("combobox");

test("what is chosen is named by one call; what is gone says so, and can be taken away", async () => {
  const calls = schoolServer();
  show(<Picker start={["s1", "s2", "gone"]} />);
  expect(await screen.findByText("Escuela Sur")).toBeTruthy();
  expect(calls.map((params) => params.getAll("guid"))).toEqual([["s1", "s2", "gone"]]);
  fireEvent.click(screen.getByRole("button", { name: "Quitar Ya no existe" }));
  expect(document.querySelector("samp")?.textContent).toBe("s1,s2");
});

test("records are searched where they are, and chosen by the keyboard", async () => {
  const calls = schoolServer();
  show(<Picker start={[]} />);
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: "sur" } });
  await waitFor(() =>
    // Without a layout, what floats beside its field counts as out of sight.
    expect(screen.getAllByRole("option", { hidden: true }).map((option) => option.textContent)).toEqual([
      "Escuela Sur102",
    ]),
  );
  for (const key of ["ArrowDown", "Enter"]) fireEvent.keyDown(box(), { key, code: key });
  expect(document.querySelector("samp")?.textContent).toBe("s2");
  expect(calls.some((params) => params.get("q") === "sur")).toBe(true);
});

test("a search that failed says so", async () => {
  schoolServer(500);
  show(<Picker start={[]} />);
  fireEvent.focus(box());
  fireEvent.click(box());
  expect(await screen.findByText("No se pudo buscar. Inténtalo otra vez.")).toBeTruthy();
});

test("nothing is chosen where nobody offers the records, and what was chosen stays", async () => {
  offer({});
  show(<Picker start={["s1"]} />);
  expect(screen.getByText(/Aquí no se puede elegir/)).toBeTruthy();
  expect(box().readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: /Quitar/ })).toBeNull();
});

test("a cell names what it refers to, together with the others of its list", async () => {
  const calls = schoolServer();
  show(["s1", "s2"].map((guid) => <p key={guid}>{<ReferenceNames of="schools" guids={[guid]} />}</p>));
  expect(await screen.findByText("Escuela Norte")).toBeTruthy();
  expect(await screen.findByText("Escuela Sur")).toBeTruthy();
  expect(calls).toHaveLength(1);
});
