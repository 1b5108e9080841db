import { useForm } from "@mantine/form";
import { QueryClientProvider } from "@tanstack/react-query";
import { configure, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { ApiFailure } from "../../api/failure";
import { createQueryClient } from "../../api/query-client";
import { loadFieldTexts } from "../../fields/field-texts";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { records } from "../records";
import { FieldInput } from "./field-input.component";
import type { FieldOptions } from "./field-kinds";
import { fieldValue } from "./field-value.component";
import { readValue } from "./field-values";
import { fields } from "./fields";

// What a field fetches with its first screen is here at once.
import "../../fields/choice/choice-fields";
import "../../fields/color/color-field.component";
import "../../fields/dates/date-fields";
import "../../fields/files/file-fields";
import "../../fields/reference/reference-fields";
import "../../fields/rows/rows-field.component";
import "../../fields/sortable/sortable-field.component";
import "../../fields/tree/tree-field.component";

configure({ defaultHidden: true });

interface Answer<Data> {
  responses: { 200: { content: { "application/json": { data: Data } } } };
}
interface Part {
  tag: string;
  hours: number | null;
  days?: number;
}
interface Course {
  level?: string | null;
  days?: string[];
  words?: string[];
  topic?: string | null;
  topics?: string[];
  teacher?: string | null;
  books?: string[];
  opens_on?: string | null;
  starts_at?: string | null;
  valid_from?: string | null;
  valid_to?: string | null;
  color?: string | null;
  units?: string[];
  parts?: Part[];
  plan?: string | null;
  plan_alt?: string;
}
interface Row extends Course {
  guid: string;
  plan_url?: string;
}
interface paths {
  "/courses": {
    get: Answer<Row[]>;
    post: Answer<Row> & { requestBody: { content: { "application/json": Course } } };
  };
  "/courses/{guid}": {
    get: Answer<Row>;
    put: Answer<Row> & { requestBody: { content: { "application/json": Course } } };
  };
}

const courses = records<paths>()({
  name: "courses",
  list: "/courses",
  detail: "/courses/{guid}",
  pages: { list: "/courses", detail: "/courses/{guid}" },
});
const courseFields = fields(courses, {
  level: { kind: "select", label: "Nivel", options: ["basic", "high"], texts: "levels", isRequired: true },
  days: { kind: "multiSelect", label: "Días", max: 2 },
  words: { kind: "tags", label: "Palabras" },
  topic: { kind: "tree", label: "Tema" },
  topics: { kind: "tree", label: "Temas", isMany: true },
  teacher: { kind: "reference", label: "Docente", of: "people" },
  books: { kind: "reference", label: "Libros", of: "contents", isMany: true },
  opens_on: { kind: "date", label: "Apertura" },
  starts_at: { kind: "dateTime", label: "Inicio" },
  valid_from: { kind: "dateRange", label: "Vigencia", to: "valid_to" },
  color: { kind: "color", label: "Color" },
  units: { kind: "sortable", label: "Unidades" },
  parts: {
    kind: "rows",
    label: "Partes",
    max: 3,
    of: {
      tag: { kind: "text", label: "Nombre", isRequired: true, max: 10 },
      hours: { kind: "number", label: "Horas", min: 1 },
    },
  },
  plan: {
    kind: "image",
    label: "Plano",
    purpose: "courses.plan",
    from: "plan_url",
    formats: ["png"],
    maxBytes: 1000,
    alt: "plan_alt",
  },
});
const COURSE = {
  guid: "c1",
  level: "basic",
  days: ["mon"],
  words: ["a"],
  topic: "t1",
  topics: ["t1", "t2"],
  teacher: "p1",
  books: ["b1"],
  opens_on: "2026-03-01",
  starts_at: "2026-03-01T13:00:00Z",
  valid_from: "2026-03-01",
  valid_to: null,
  color: "#0f5d6c",
  units: ["u2", "u1"],
  parts: [
    { tag: "Teoría", hours: 4 },
    { tag: "Taller", hours: null },
  ],
  plan_url: "/files/plano.png?token=x",
  plan_alt: "El patio",
};
const t = (key: string, values?: Readonly<Record<string, unknown>>) =>
  values ? `${key} ${Object.values(values).join(" ")}` : key;
const TREE = [{ value: "t0", label: "Ciencias", children: [{ value: "t1", label: "Agua" }] }];

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});

test("every kind is read and sent back as the API has it", () => {
  const { guid: _guid, plan_url: _url, ...sent } = COURSE;
  const values = courseFields.valuesOf(COURSE);
  expect(values.valid_from).toEqual({ from: "2026-03-01", to: "" });
  expect(values.topic).toEqual(["t1"]);
  expect(courseFields.bodyOf(values)).toEqual(sent);
});

test("a picture that the record has is not sent again; a new one goes by its upload, none as null", () => {
  const { plan } = courseFields.valuesOf(COURSE);
  expect(plan).toMatchObject({ upload: null, name: "plano.png", alt: "El patio" });
  expect(plan && courseFields.bodyOf({ plan: { ...plan, upload: "u1" } })).toEqual({
    plan: "u1",
    plan_alt: "El patio",
  });
  expect(courseFields.bodyOf({ plan: null })).toEqual({ plan: null, plan_alt: "" });
});

test("a new record begins with nothing, and sends it as the API knows nothing", () => {
  const values = courseFields.valuesOf();
  expect(courseFields.bodyOf(values)).toMatchObject({ level: null, days: [], topic: null, valid_from: null });
  expect(courseFields.validate(values, ["level", "days"], t)).toEqual({ level: "fields.missing" });
});

test("a field that may be empty is sent as null, also where nothing was chosen", () => {
  const nullable = fields(courses, { level: { kind: "select", label: "Nivel", isNullable: true } });
  expect(nullable.bodyOf({ level: null })).toEqual({ level: null });
});

test("a range that ends before it begins is said at its field, whichever end the server names", () => {
  const values = { ...courseFields.valuesOf(), valid_from: { from: "2026-03-02", to: "2026-03-01" } };
  expect(courseFields.validate(values, ["valid_from"], t)).toEqual({ valid_from: "fields.backwards" });
  const wrong = [{ field: "valid_to", code: "invalid", message: "Muy tarde" }];
  expect(courseFields.failureOf(new ApiFailure(400, "X", "x", wrong)).fields[0]?.field).toBe("valid_from");
  expect((courseFields.changeNames(t) as Record<string, string>).valid_to).toBe("vigencia");
});

test("every kind is read in a cell", () => {
  const shown = (name: keyof typeof courseFields.all, options?: typeof TREE) => {
    const field: FieldOptions = courseFields.all[name];
    return fieldValue(field, readValue(field, name, COURSE), t, options);
  };
  expect(shown("level")).toBe("levels.basic");
  expect(shown("topics", TREE)).toBe("Agua y t2");
  expect(shown("words")).toBe("a");
  expect(shown("opens_on")).toBe("01/03/2026");
  expect(shown("valid_from")).toBe("fields.from 01/03/2026");
  expect(shown("parts")).toBe("Teoría · 4; Taller · –");
  expect(fieldValue({ kind: "tags", label: "x" }, [], t)).toBe("–");
  render(<ThemeProvider>{shown("color")}</ThemeProvider>);
  expect(screen.getByText("#0f5d6c").tagName).toBe("CODE");
});

function Form() {
  const form = useForm({ initialValues: courseFields.valuesOf(COURSE) });
  return Object.entries<FieldOptions>(courseFields.all).map(([name, field]) => (
    <FieldInput key={name} name={name} field={field} form={form} t={t} isReadOnly options={TREE} />
  ));
}

test("every kind has its input, which a person without the right only reads", async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider>
        <Form />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  for (const name of ["Nivel", "Días", "Palabras", "Docente", "Libros"]) {
    const input = await screen.findByRole<HTMLInputElement>("combobox", { name });
    expect(input.readOnly, name).toBe(true);
  }
  expect(await screen.findByRole("img", { name: "El patio" })).toBeTruthy();
  expect((await screen.findByRole("list", { name: "Unidades" })).textContent).toBe("u2u1");
  expect((await screen.findByRole("button", { name: /Temas/ })).textContent).toContain("Agua");
  expect((await screen.findByLabelText<HTMLInputElement>("Apertura")).value).toBe("01/03/2026");
  expect((await screen.findByLabelText<HTMLInputElement>("Color")).value).toBe("#0f5d6c");
});

function NewTeam({ field }: { readonly field: FieldOptions }) {
  const form = useForm<{ team: string | null }>({ initialValues: { team: null } });
  return (
    <>
      <FieldInput name="team" field={field} form={form} t={t} isReadOnly={false} options={[]} />
      <output>{form.values.team}</output>
    </>
  );
}

test("what is not among the options of a declared field can be created", async () => {
  const onCreate = vi.fn(async (label: string) => `new-${label}`);
  render(
    <ThemeProvider>
      <NewTeam field={{ kind: "select", label: "Equipo", onCreate }} />
    </ThemeProvider>,
  );
  const box = await screen.findByRole("combobox", { name: "Equipo" });
  fireEvent.change(box, { target: { value: "Rojo" } });
  fireEvent.keyDown(box, { key: "Enter", ctrlKey: true });
  expect(await screen.findByText("new-Rojo")).toBeTruthy();
  expect(onCreate).toHaveBeenCalledExactlyOnceWith("Rojo");
});

test("what is wrong in a row is said at its cell, and what a row does not show is not sent", () => {
  const parts = [
    { tag: "Teoría", hours: 0 },
    { tag: "", hours: 2 },
  ];
  expect(courseFields.validate({ ...courseFields.valuesOf(), parts }, ["parts"], t)).toEqual({
    "parts.0.hours": "fields.tooSmall 1",
    "parts.1.tag": "fields.missing",
  });
  const read = courseFields.valuesOf({ parts: [{ tag: "Taller", hours: 2, days: 1 }] });
  expect(courseFields.bodyOf({ parts: read.parts })).toEqual({ parts: [{ tag: "Taller", hours: 2 }] });
});

function Parts({ isReadOnly = false }: { readonly isReadOnly?: boolean }) {
  const form = useForm({ initialValues: courseFields.valuesOf(COURSE) });
  return (
    <ThemeProvider>
      <FieldInput name="parts" field={courseFields.all.parts} form={form} t={t} isReadOnly={isReadOnly} />
      <output>{JSON.stringify(form.values.parts)}</output>
      <button type="button" onClick={() => form.setErrors({ "parts.1.tag": "Ya está" })}>
        wrong
      </button>
    </ThemeProvider>
  );
}

test("rows are added, written and taken out, and each says what is wrong with it", async () => {
  render(<Parts />);
  expect(await screen.findByRole("group", { name: "Fila 2" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "wrong" }));
  expect(screen.getAllByLabelText<HTMLInputElement>(/Nombre/)[1]?.getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Quitar la fila 1" }));
  expect(screen.getByRole("status").textContent).toBe('[{"tag":"Taller","hours":null}]');
  expect(screen.getByLabelText(/Nombre/).getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Añadir fila" }));
  fireEvent.change(screen.getAllByLabelText(/Nombre/)[1] as HTMLElement, { target: { value: "Salida" } });
  expect(screen.getByRole("status").textContent).toContain('{"tag":"Salida","hours":null}');
  fireEvent.click(screen.getByRole("button", { name: "Añadir fila" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Añadir fila" }).disabled).toBe(true);
});

test("who may not change rows only reads them", async () => {
  render(<Parts isReadOnly />);
  expect((await screen.findAllByLabelText<HTMLInputElement>(/Nombre/))[0]?.readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: /fila/ })).toBeNull();
});

test("a field is asked for only while another has the value that it needs", () => {
  const asked = fields(courses, {
    level: { kind: "select", label: "fields.level", options: ["first", "second"] },
    words: { kind: "tags", label: "fields.words", isRequired: true, when: { field: "level", is: "second" } },
    color: { kind: "color", label: "fields.color", isRequired: true, when: { field: "level" } },
  });
  const wrong = (level: string | null) =>
    Object.keys(asked.validate({ level, words: [], color: null }, ["words", "color"], (key) => key));
  expect(wrong(null)).toEqual([]);
  expect(wrong("first")).toEqual(["color"]);
  expect(wrong("second")).toEqual(["words", "color"]);
});
