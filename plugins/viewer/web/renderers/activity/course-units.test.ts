import { expect, test } from "vitest";
import { launchable, statusOf, titleOf } from "./course-units";

test("units are found in their blocks, in order", () => {
  const block = { identifier: "b", children: [{ identifier: "c", href: "c.html" }, { identifier: "d" }] };
  const units = [{ identifier: "a", href: "a.html" }, block];
  expect(launchable(units).map((unit) => unit.identifier)).toEqual(["a", "c"]);
});

test("a title is in the person's language, else in a near one, else as it was written", () => {
  const unit = { identifier: "a", titles: { de: "Lesen", "pt-BR": "Leitura" } };
  expect(titleOf(unit, "pt")).toBe("Leitura");
  expect(titleOf(unit, "es")).toBe("Lesen");
  expect(titleOf({ identifier: "a" }, "es")).toBe("a");
});

test("what is done and asks for more is begun", () => {
  const state = { unit: "a", is_completed: true, is_passed: false, is_satisfied: false };
  expect(statusOf(state)).toBe("begun");
  expect(statusOf({ ...state, is_satisfied: true })).toBe("completed");
  expect(statusOf({ ...state, is_passed: true })).toBe("passed");
  expect(statusOf({ ...state, is_completed: false, is_satisfied: true })).toBe("new");
  expect(statusOf(undefined)).toBe("new");
});
