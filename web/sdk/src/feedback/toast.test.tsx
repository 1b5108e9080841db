import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { toast } from "./toast.component";
import { ToastHost } from "./toast-host.component";

const host = () =>
  render(
    <MantineProvider env="test">
      <ToastHost />
    </MantineProvider>,
  );
const told = () =>
  ["alert", "status"].flatMap((role) => screen.queryAllByRole(role).map((element) => element.textContent));

afterEach(() => act(() => notifications.clean()));

test("what happened last is told at once, in the place of the oldest that only says what was done", () => {
  host();
  act(() => {
    for (const title of ["uno", "dos", "tres", "cuatro"]) toast.success(title);
  });
  expect(told().join()).toContain("cuatro");
  expect(told().join()).not.toContain("uno");
  expect(told()).toHaveLength(3);
});

test("an error, and what can be undone, stay: the next one waits", () => {
  host();
  act(() => {
    toast.error("no se guardó");
    toast.success("a la papelera", { action: { label: "Deshacer", run: () => undefined } });
    toast.success("descarga", { stays: false });
    toast.success("después");
  });
  expect(told().join()).toContain("no se guardó");
  expect(told().join()).toContain("Deshacer");
  expect(told().join()).not.toContain("después");
});
