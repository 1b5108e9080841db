import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { loadFieldTexts } from "../field-texts";
import { announcementsOf } from "./announcements";
import { SortableField } from "./sortable-field.component";

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});

const OPTIONS = [
  { value: "1", label: "Agua" },
  { value: "2", label: "Fuego" },
  { value: "3", label: "Tierra" },
];

function Field({ readOnly = false }: { readonly readOnly?: boolean }) {
  const [order, setOrder] = useState<readonly string[]>(["1", "2", "3"]);
  return (
    <ThemeProvider>
      <SortableField
        label="Orden"
        options={OPTIONS}
        value={order}
        onChange={setOrder}
        readOnly={readOnly}
        onRemove={(removed) => setOrder(order.filter((value) => value !== removed))}
      />
    </ThemeProvider>
  );
}

const shown = () => screen.getAllByRole("listitem").map((row) => row.textContent);

test("a button moves a thing by one place, and says where it is", () => {
  render(<Field />);
  fireEvent.click(screen.getByRole("button", { name: "Bajar Agua" }));
  expect(shown()).toEqual(["Fuego", "Agua", "Tierra"]);
  expect(screen.getByText("Agua está en el lugar 2 de 3")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Subir Fuego" }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Bajar Tierra" }).disabled).toBe(true);
});

test("a thing is taken out", () => {
  render(<Field />);
  fireEvent.click(screen.getByRole("button", { name: "Quitar Fuego" }));
  expect(shown()).toEqual(["Agua", "Tierra"]);
});

test("who only reads sees the order", () => {
  render(<Field readOnly />);
  expect(shown()).toEqual(["Agua", "Fuego", "Tierra"]);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("what is moved is named with its place", () => {
  const translate = (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join(" ")}`;
  const { onDragStart, onDragOver, onDragEnd } = announcementsOf(
    ["1", "2"],
    (value) => `n${value}`,
    translate,
  );
  const event = { active: { id: "1" }, over: { id: "2" } } as never;
  expect(onDragStart(event)).toBe("sortable.lifted n1 1 2");
  expect(onDragOver(event)).toBe("sortable.over n1 2 2");
  expect(onDragEnd(event)).toBe("sortable.moved n1 2 2");
});
