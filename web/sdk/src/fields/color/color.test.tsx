import { configure, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { startTexts } from "../../texts/i18n";
import { ThemeProvider } from "../../theme/theme-provider";
import { loadFieldTexts } from "../field-texts";
import { ColorField, colorOf } from "./color-field.component";

// Nothing has a size here, so what floats counts as out of sight.
configure({ defaultHidden: true });

beforeAll(async () => {
  await startTexts("es");
  await loadFieldTexts();
});

function Screen() {
  const [value, setValue] = useState<string | null>("#0f5d6c");
  return (
    <ThemeProvider>
      <ColorField label="Color" value={value} onChange={setValue} swatches={["#e0a030"]} />
      <samp>{value ?? "–"}</samp>
    </ThemeProvider>
  );
}

const shown = () => document.querySelector("samp")?.textContent;
const type = (text: string) => {
  fireEvent.change(screen.getByLabelText("Color"), { target: { value: text } });
  fireEvent.blur(screen.getByLabelText("Color"));
};

test("colours are taken with and without #, short and long", () => {
  expect(["0F5D6C", "#05c", "#12345", "red", ""].map(colorOf)).toEqual([
    "#0f5d6c",
    "#0055cc",
    null,
    null,
    null,
  ]);
});

test("what is no colour is said with an example; nothing is no colour", () => {
  render(<Screen />);
  type("azul");
  expect(screen.getByRole("alert").textContent).toContain("#0f5d6c");
  expect(shown()).toBe("#0f5d6c");
  type("");
  expect(shown()).toBe("–");
});

test("the note says what the contrast is enough for", () => {
  render(<Screen />);
  expect(screen.getByText("Contraste 7,4: se lee como texto")).toBeTruthy();
  type("#e0a030");
  expect(screen.getByText(/solo decoración/)).toBeTruthy();
  type("#d2691e");
  expect(screen.getByText(/solo para títulos/)).toBeTruthy();
});

test("a swatch of the palette is picked", async () => {
  render(<Screen />);
  fireEvent.click(screen.getByRole("button", { name: "Elegir Color en la paleta" }));
  const slider = await screen.findByRole("slider", { name: "Tono" });
  expect(slider).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /e0a030/ }));
  expect(shown()).toBe("#e0a030");
});
