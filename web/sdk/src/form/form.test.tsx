import { TextInput } from "@mantine/core";
import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiFailure } from "../api/failure";
import { toast } from "../feedback/toast.component";
import { startTexts } from "../texts/i18n";
import { ThemeProvider } from "../theme/theme-provider";
import { AUTOSAVE_MS, useAutosave } from "./autosave";
import { useRecordForm } from "./record-form";
import { UnsavedBar } from "./unsaved-bar.component";

beforeAll(() => startTexts("es"));
afterEach(() => vi.useRealTimers());

const saved = { name: "Martín Rivas", erp: "CL-LIT-MR" };
const names = { name: "nombre", erp: "ID ERP" };
const validate = ({ name }: typeof saved) =>
  name.length < 3 ? { name: "Escribe al menos 3 caracteres" } : {};
const save =
  vi.fn<
    (values: typeof saved, changed: Partial<typeof saved>, version: string | null) => Promise<string | null>
  >();

function Screen({ isOtherTab = false }: { readonly isOtherTab?: boolean }) {
  const record = useRecordForm({ saved, validate, names, onSave: save });
  Element.prototype.scrollIntoView = () => undefined;
  return (
    <ThemeProvider>
      <TextInput label="Nombre" {...record.form.getInputProps("name")} />
      {!isOtherTab && <TextInput label="ERP" {...record.form.getInputProps("erp")} />}
      <UnsavedBar changes={record.changes} onDiscard={record.discard} onSave={() => void record.save()} />
    </ThemeProvider>
  );
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("changes are counted and named; discarding takes them back", () => {
  render(<Screen />);
  expect(screen.queryByRole("status")).toBeNull();
  write("Nombre", "Dom Casmurro");
  expect(screen.getByRole("status").textContent).toBe("1 cambio sin guardarnombre");
  fireEvent.click(screen.getByRole("button", { name: "Descartar" }));
  expect(screen.getByLabelText<HTMLInputElement>("Nombre").value).toBe("Martín Rivas");
  expect(screen.queryByRole("status")).toBeNull();
});

test("saving checks first and goes to the first wrong field", async () => {
  save.mockReset();
  render(<Screen />);
  write("Nombre", "X");
  fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  expect(await screen.findByText("Escribe al menos 3 caracteres")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Nombre"));
  expect(save).not.toHaveBeenCalled();
});

test("the server's wrong fields stand at their fields, and the changes stay", async () => {
  save.mockRejectedValueOnce(
    new ApiFailure(409, "ER_DUP_ENTRY", "", [{ field: "erp", code: "unique", message: "Ya lo usa otro" }]),
  );
  render(<Screen />);
  write("ERP", "CL-1");
  fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  expect(await screen.findByText("Ya lo usa otro")).toBeTruthy();
  expect(save).toHaveBeenLastCalledWith({ name: "Martín Rivas", erp: "CL-1" }, { erp: "CL-1" }, null);
  save.mockResolvedValueOnce(null);
  write("ERP", "CL-2");
  fireEvent.click(screen.getByRole("button", { name: /Guardar/ }));
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
});

test("what is wrong with a field of another tab is said by the field's name", async () => {
  const said = vi.spyOn(toast, "error").mockReturnValue("");
  save.mockRejectedValueOnce(
    new ApiFailure(400, "VALIDATION_ERROR", "", [
      { field: "erp", code: "required", message: "Falta este dato." },
    ]),
  );
  render(<Screen isOtherTab />);
  write("Nombre", "Dom Casmurro");
  fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith("No se guardaron los últimos cambios.", {
      text: "En otra pestaña, ID ERP: Falta este dato.",
    }),
  );
  said.mockRestore();
});

test("autosave waits 1.2 s after the last key, says how it stands, and keeps what failed [SHE-109: the states]", async () => {
  vi.useFakeTimers();
  const store = vi
    .fn<(text: string) => Promise<void>>()
    .mockRejectedValueOnce(new Error("no"))
    .mockResolvedValue();
  const { result, rerender } = renderHook(({ text }) => useAutosave(text, store), {
    initialProps: { text: "a" },
  });
  expect(result.current.state).toBe("idle");
  rerender({ text: "ab" });
  await act(() => vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1));
  rerender({ text: "abc" });
  expect(result.current.state).toBe("pending");
  await act(() => vi.advanceTimersByTimeAsync(AUTOSAVE_MS));
  expect(store.mock.calls).toEqual([["abc"]]);
  expect(result.current.state).toBe("failed");
  await act(async () => result.current.retry());
  expect(store.mock.calls).toEqual([["abc"], ["abc"]]);
  expect(result.current.state).toBe("saved");
});
