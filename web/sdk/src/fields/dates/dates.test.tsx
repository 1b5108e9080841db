import { act, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { type Organization, setOrganization } from "../../auth/organization";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { loadFieldTexts } from "../field-texts";
import { DateField, type DateFieldProps } from "./date-field.component";
import { DateRangeField } from "./date-range-field.component";
import { DateTimeField } from "./date-time-field.component";
import { dayOfText, instantOf, momentOf, textOfDay } from "./day-text";

// Nothing has a size here, so what floats counts as out of sight.
configure({ defaultHidden: true });

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
  setOrganization({ date_format: null, time_zone: "America/Santiago" } as Organization);
});

test("a day is read as the tenant writes it, shorter too, and as ISO", () => {
  for (const text of ["01/03/2026", "1/3/2026", "1-3-26", "1.3.2026", "2026-03-01"])
    expect(dayOfText(text), text).toBe("2026-03-01");
  for (const text of ["31/02/2026", "03/31/2026", "mañana", "1/3"]) expect(dayOfText(text), text).toBeNull();
  expect(textOfDay("2026-03-01")).toBe("01/03/2026");
});

test("an instant has the tenant's clock, before and after the clock is changed", () => {
  expect(momentOf("2026-03-01T13:00:00Z")).toEqual({ day: "2026-03-01", time: "10:00" });
  expect(momentOf("2026-07-01T02:30:00Z")).toEqual({ day: "2026-06-30", time: "22:30" });
  for (const instant of ["2026-03-01T13:00:00Z", "2026-07-01T02:30:00Z"])
    expect(instantOf(momentOf(instant))).toBe(instant);
  expect(instantOf({ day: "2026-03-01", time: "" })).toBeNull();
});

function Day({ seen, ...props }: Partial<DateFieldProps> & { readonly seen: (day: string | null) => void }) {
  const [value, setValue] = useState<string | null>("2026-03-01");
  const change = (day: string | null) => {
    setValue(day);
    seen(day);
  };
  return (
    <ThemeProvider>
      <DateField label="Publicación" {...props} value={value} onChange={change} />
    </ThemeProvider>
  );
}

const type = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

test("a typed day is taken on leaving; what is none stays with a cure", () => {
  const seen = vi.fn();
  render(<Day seen={seen} min="2026-01-01" max="2026-12-31" />);
  type("Publicación", "4/5/2026");
  expect(seen).toHaveBeenLastCalledWith("2026-05-04");
  type("Publicación", "4/5/2027");
  expect(screen.getByRole("alert").textContent).toContain("entre los límites permitidos");
  expect(screen.getByLabelText<HTMLInputElement>("Publicación").value).toBe("4/5/2027");
  type("Publicación", "");
  expect(seen).toHaveBeenLastCalledWith(null);
  expect(seen).toHaveBeenCalledTimes(2);
});

test("a day is picked from the calendar, in its language, and the calendar closes", async () => {
  const seen = vi.fn();
  render(<Day seen={seen} />);
  fireEvent.click(screen.getByRole("button", { name: "Abrir el calendario de Publicación" }));
  const calendar = await screen.findByRole("dialog");
  expect(within(calendar).getByRole("button", { name: "Mes siguiente" })).toBeTruthy();
  expect(calendar.textContent).toContain("marzo 2026");
  fireEvent.click(within(calendar).getByRole("button", { name: "12 marzo 2026" }));
  expect(seen).toHaveBeenCalledExactlyOnceWith("2026-03-12");
});

test("one half of an instant waits for the other", () => {
  const seen = vi.fn();
  render(
    <ThemeProvider>
      <DateTimeField label="Inicio" value={null} onChange={seen} />
    </ThemeProvider>,
  );
  type("Día", "01/03/2026");
  expect(seen).not.toHaveBeenCalled();
  expect(screen.getByRole("group", { name: "Inicio" }).textContent).toContain("Falta la hora");
  type("Inicio: Hora", "10:00");
  expect(seen).toHaveBeenCalledExactlyOnceWith("2026-03-01T13:00:00Z");
  expect(screen.getByText("Hora de America/Santiago")).toBeTruthy();
});

test("a time that is filled in the moment in which the day is left loses neither", () => {
  const seen = vi.fn();
  render(
    <ThemeProvider>
      <DateTimeField label="Inicio" value={null} onChange={seen} />
    </ThemeProvider>,
  );
  const day = screen.getByLabelText("Día");
  fireEvent.change(day, { target: { value: "01/03/2026" } });
  act(() => {
    fireEvent.blur(day);
    fireEvent.change(screen.getByLabelText("Inicio: Hora"), { target: { value: "10:00" } });
  });
  expect(seen).toHaveBeenCalledExactlyOnceWith("2026-03-01T13:00:00Z");
});

function Range() {
  const [value, setValue] = useState({ from: "2026-03-01", to: "" });
  return (
    <ThemeProvider>
      <DateRangeField label="Vigencia" value={value} onChange={setValue} />
      <samp>{`${value.from}..${value.to}`}</samp>
    </ThemeProvider>
  );
}

test("an end may stay open; the last may not lie before the first", () => {
  render(<Range />);
  const shown = () => document.querySelector("samp")?.textContent;
  type("Hasta", "28/02/2026");
  expect(screen.getByRole("alert").textContent).toBe("La última fecha es anterior a la primera");
  type("Desde", "");
  expect(shown()).toBe("..2026-02-28");
  expect(screen.queryByRole("alert")).toBeNull();
});
