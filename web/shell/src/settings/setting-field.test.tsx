import { type RecordForm, startTexts, ThemeProvider } from "@estante/sdk";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { SettingField } from "./setting-field.component";
import { fieldOf, type Setting, type SettingValue, type SettingValues } from "./settings.api";

const KEY = "settings.lamp";
/** Of each kind of setting its value and the role of what it is filled in with: a new kind does not compile. */
const KINDS: Readonly<Record<Setting["kind"], readonly [SettingValue, string]>> = {
  switch: [true, "switch"],
  number: [3, "textbox"],
  text: ["a", "textbox"],
  choice: ["on", "combobox"],
  choices: [["on"], "combobox"],
  list: [["a"], "combobox"],
  colour: ["#123456", "textbox"],
  time_zone: ["America/Santiago", "combobox"],
  duration: [3600, "textbox"],
};
const ALL = Object.keys(KINDS) as readonly Setting["kind"][];

const settingOf = (kind: Setting["kind"], more: Partial<Setting> = {}): Setting => ({
  key: KEY,
  kind,
  label: "Lámpara",
  hint: "",
  value: KINDS[kind][0],
  of_file: KINDS[kind][0],
  source: "file",
  set_by: null,
  set_at: null,
  is_ignored: false,
  is_optional: false,
  choices: [
    { value: "on", label: "Encendida" },
    { value: "off", label: "Apagada" },
  ],
  minimum: null,
  maximum: null,
  max_length: null,
  ...more,
});

const onRevert = vi.fn();
let shown: SettingValues = {};

function Field({ setting, isReadOnly }: { setting: Setting; isReadOnly: boolean }) {
  const [value, setValue] = useState(setting.value as SettingValue);
  shown = { [fieldOf(KEY)]: value };
  const form = {
    values: shown,
    errors: {},
    setFieldValue: (_path: string, next: SettingValue) => setValue(next),
  };
  return (
    <SettingField
      setting={setting}
      form={form as unknown as RecordForm<SettingValues>["form"]}
      isReadOnly={isReadOnly}
      onRevert={onRevert}
    />
  );
}

const open = (setting: Setting, isReadOnly = false) =>
  render(
    <ThemeProvider>
      <Field setting={setting} isReadOnly={isReadOnly} />
    </ThemeProvider>,
  );

/** Numbers come with their code. */
const inputOf = async (kind: Setting["kind"]) => {
  const all = await screen.findAllByRole<HTMLInputElement>(KINDS[kind][1]);
  return all.find(({ tagName }) => tagName === "INPUT");
};

beforeAll(async () => {
  // jsdom has neither.
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => query);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await startTexts("es");
});
afterEach(() => {
  cleanup();
  onRevert.mockReset();
});

test.each(ALL)(
  "a setting of kind %s has its field, which is only read by who may not change it",
  async (kind) => {
    open(settingOf(kind));
    const input = await inputOf(kind);
    expect(input).toBeTruthy();
    expect(screen.getAllByText("Lámpara").length).toBeGreaterThan(0);
    cleanup();
    open(settingOf(kind), true);
    const read = await inputOf(kind);
    expect(read?.readOnly || read?.disabled || read?.getAttribute("aria-readonly") === "true").toBe(true);
  },
);

test.each([
  ["number", "7", 7],
  ["text", "b", "b"],
  ["colour", "#abcdef", "#abcdef"],
  ["duration", "2", 7200],
] as const)("what is written into a %s is of its type", async (kind, text, value) => {
  open(settingOf(kind));
  const input = (await inputOf(kind)) as HTMLInputElement;
  fireEvent.change(input, { target: { value: text } });
  expect(shown[fieldOf(KEY)]).toEqual(value);
});

test("only what was changed here can be taken back", () => {
  open(settingOf("number"));
  expect(screen.queryByRole("button", { name: /Deshacer/ })).toBeNull();
  cleanup();
  const changed = {
    source: "back_office",
    set_by: { guid: "p1", name: "Ana" },
    set_at: "2026-03-01T10:00:00Z",
  } as const;
  open(settingOf("number", changed));
  fireEvent.click(screen.getByRole("button"));
  expect(onRevert).toHaveBeenCalledOnce();
  cleanup();
  open(settingOf("number", changed), true);
  expect(screen.queryByRole("button")).toBeNull();
});
