import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { KeyScope } from "./key-scope";
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
    createElement("input", { "aria-label": "place", type: "range" }),
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

test("letters act on a slider, which keeps its own keys", () => {
  render(createElement(Screen));
  const slider = screen.getByLabelText("place");
  fireEvent.keyDown(slider, { key: "x" });
  expect(run).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(slider, { key: " " });
  expect(run).toHaveBeenCalledTimes(1);
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

test("a part of the screen has keys of its own while the focus is in it", () => {
  const [inside, onEscape] = [vi.fn(), vi.fn()];
  function Player() {
    useShortcuts([{ keys: "x", run: inside }]);
    return createElement("button", { type: "button" }, "play");
  }
  const children = createElement(Player);
  render(
    createElement(
      "div",
      null,
      createElement(Screen),
      createElement(KeyScope, { label: "film", onEscape, children }),
    ),
  );
  fireEvent.keyDown(screen.getByText("play"), { key: "x" });
  expect([inside.mock.calls.length, run.mock.calls.length]).toEqual([1, 0]);
  fireEvent.keyDown(screen.getByText("play"), { key: "s", ctrlKey: true });
  fireEvent.keyDown(screen.getByText("go"), { key: "x" });
  expect([inside.mock.calls.length, run.mock.calls.length]).toEqual([1, 2]);
  fireEvent.keyDown(screen.getByText("play"), { key: "Escape" });
  expect(onEscape).toHaveBeenCalledTimes(1);
});
