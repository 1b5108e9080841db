import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ToastHost } from "../../feedback/toast-host.component";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { loadFieldTexts } from "../field-texts";
import { MultiSelectField } from "./multi-select-field.component";
import { isNewOption, optionsFor, wordsOf } from "./options";
import { SelectField, type SelectFieldProps } from "./select-field.component";
import { TagsField } from "./tags-field.component";

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const OPTIONS = [
  { value: "1", label: "Matemática", group: "Tronco común" },
  { value: "2", label: "Lengua", group: "Tronco común" },
  { value: "3", label: "Música", group: "Artes", disabled: true },
];

function Select(props: Partial<SelectFieldProps> & { readonly seen?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const change = (next: string | null) => {
    setValue(next);
    props.seen?.(next);
  };
  return (
    <ThemeProvider>
      <SelectField label="Asignatura" options={OPTIONS} {...props} value={value} onChange={change} />
      <ToastHost />
    </ThemeProvider>
  );
}

const box = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
// Mantine reads the code of a key.
const press = (key: string, more = {}) => fireEvent.keyDown(box(), { key, code: key, ...more });
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("a select finds without accents, and knows what is new [SHE-101: the options] [SHE-102: what is new]", () => {
  expect(optionsFor(OPTIONS, "matematica").map(({ value }) => value)).toEqual(["1"]);
  expect([isNewOption(OPTIONS, "lengua "), isNewOption(OPTIONS, "Arte"), isNewOption(OPTIONS, " ")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("arrows and Enter choose from what was searched", () => {
  const seen = vi.fn();
  render(<Select seen={seen} />);
  type("leng");
  expect(shown()).toEqual(["Lengua"]);
  press("ArrowDown");
  press("Enter");
  expect(seen).toHaveBeenCalledExactlyOnceWith("2");
  expect(box().value).toBe("Lengua");
});

test("what is not found is created by Ctrl Enter, and chosen", async () => {
  const seen = vi.fn();
  const create = vi.fn(async (label: string) => `new-${label}`);
  render(<Select seen={seen} onCreate={create} createLabel={(name) => `Crear «${name}» en Chile`} />);
  type(" Danza ");
  expect(shown()[0]).toContain("Crear «Danza» en Chile");
  press("Enter", { ctrlKey: true });
  await waitFor(() => expect(seen).toHaveBeenCalledWith("new-Danza"));
  expect(create).toHaveBeenCalledExactlyOnceWith("Danza");
  await waitFor(() => expect(box().value).toBe("Danza"));
});

test("a refused creation says so and chooses nothing", async () => {
  const seen = vi.fn();
  render(<Select seen={seen} onCreate={() => Promise.reject(new Error("no"))} />);
  type("Danza");
  press("Enter", { ctrlKey: true });
  expect(await screen.findByText("No se creó «Danza»")).toBeTruthy();
  expect(seen).not.toHaveBeenCalled();
});

test("options that are searched elsewhere are shown as they come; what was chosen keeps its name", () => {
  const search = vi.fn();
  const { rerender } = render(<Select onSearch={search} />);
  type("zzz");
  expect(search).toHaveBeenLastCalledWith("zzz");
  expect(shown()).toHaveLength(3);
  fireEvent.click(screen.getByRole("option", { name: "Lengua" }));
  rerender(<Select onSearch={search} options={[]} />);
  expect(box().value).toBe("Lengua");
});

test("what is read only or still coming says so", () => {
  const { rerender } = render(<Select value="1" readOnly />);
  fireEvent.click(box());
  expect(shown()).toEqual([]);
  rerender(<Select value="1" loading options={[]} />);
  fireEvent.click(box());
  expect(box().getAttribute("aria-busy")).toBe("true");
  expect(screen.getByText("Cargando las opciones…")).toBeTruthy();
});

function Multi({ max }: { readonly max?: number }) {
  const [value, setValue] = useState<readonly string[]>(["1"]);
  return (
    <ThemeProvider>
      <MultiSelectField label="Asignaturas" options={OPTIONS} value={value} onChange={setValue} max={max} />
      <samp>{value.join()}</samp>
    </ThemeProvider>
  );
}

const value = () => document.querySelector("samp")?.textContent;

test("several are chosen; the left arrow reaches them, Delete takes one away, Backspace the last", () => {
  render(<Multi />);
  type("leng");
  press("ArrowDown");
  press("Enter");
  expect(value()).toBe("1,2");
  expect(screen.getByRole("status").textContent).toBe("2 elegidos");
  box().setSelectionRange(0, 0);
  press("ArrowLeft");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Quitar Lengua" }));
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowLeft" });
  const first = screen.getByRole("button", { name: "Quitar Matemática" });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: "Delete" });
  expect(value()).toBe("2");
  box().focus();
  press("Backspace");
  expect(value()).toBe("");
});

test("no more than the most can be chosen", () => {
  render(<Multi max={1} />);
  fireEvent.click(box());
  expect(box().readOnly).toBe(true);
  expect(shown()).toEqual([]);
});

function Tags() {
  const [words, setWords] = useState<readonly string[]>(["lectura"]);
  return (
    <ThemeProvider>
      <TagsField label="Etiquetas" suggestions={["examen", "Lectura"]} value={words} onChange={setWords} />
      <samp>{words.join()}</samp>
    </ThemeProvider>
  );
}

test("free words come by Enter, a comma, leaving and pasting, each once", () => {
  render(<Tags />);
  type("Examen");
  press("Enter");
  expect(value()).toBe("lectura,Examen");
  type("EXAMEN");
  press(",");
  expect(value()).toBe("lectura,Examen");
  type("grupo");
  fireEvent.blur(box());
  expect(value()).toBe("lectura,Examen,grupo");
  fireEvent.paste(box(), { clipboardData: { getData: () => "uno; dos\nLectura" } });
  expect(value()).toBe("lectura,Examen,grupo,uno,dos");
});

test("suggestions leave out what is there", () => {
  render(<Tags />);
  fireEvent.click(box());
  const list = screen.getByRole("listbox");
  expect(
    within(list)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["examen"]);
});

test("words are told apart by commas, semicolons, tabs and lines", () => {
  expect(wordsOf("a, b;c\td\n a ")).toEqual(["a", "b", "c", "d"]);
});
