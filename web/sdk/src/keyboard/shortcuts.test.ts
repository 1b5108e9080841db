import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { matches, setSingleKeys, useShortcuts } from "./shortcuts";

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, ...more });

test.each([
  ["j", press("j"), true],
  ["j", press("J", { shiftKey: true }), false],
  ["shift+j", press("J", { shiftKey: true }), true],
  ["ctrl+s", press("s", { ctrlKey: true }), true],
  ["s", press("s", { ctrlKey: true }), false],
  ["?", press("?", { shiftKey: true }), true],
  ["alt+ArrowUp", press("ArrowUp", { altKey: true }), true],
])("%s against a key press", (keys, event, expected) => {
  expect(matches(event, keys)).toBe(expected);
});

const run = vi.fn();
function Screen() {
  useShortcuts([
    { keys: "x", run },
    { keys: "ctrl+s", run },
    { keys: " ", run },
  ]);
  return createElement(
    "div",
    null,
    createElement("input", { "aria-label": "name" }),
    createElement("button", { type: "button" }, "go"),
  );
}

afterEach(() => {
  run.mockReset();
  setSingleKeys(true);
});

test("one-key shortcuts do not act while a text is written, chords do", () => {
  render(createElement(Screen));
  fireEvent.keyDown(screen.getByLabelText("name"), { key: "x" });
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText("name"), { key: "s", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "x" });
  expect(run).toHaveBeenCalledTimes(2);
});

test("Space on a button presses the button", () => {
  render(createElement(Screen));
  fireEvent.keyDown(screen.getByRole("button"), { key: " " });
  expect(run).not.toHaveBeenCalled();
});

test("one-key shortcuts can be switched off", () => {
  setSingleKeys(false);
  render(createElement(Screen));
  fireEvent.keyDown(document.body, { key: "x" });
  expect(run).not.toHaveBeenCalled();
});
