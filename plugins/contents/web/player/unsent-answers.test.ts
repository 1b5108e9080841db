// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { Asked } from "./attempts";
import { UnsentAnswers } from "./unsent-answers";

const questionOf = (fields: Partial<Asked>): Asked =>
  ({ id: "q1", type: "single_choice", prompt: "", points: 1, help: "", ...fields }) as Asked;
const choice = questionOf({
  parts: [
    { id: "a", text: "A" },
    { id: "b", text: "B" },
  ],
});

beforeEach(() => localStorage.clear());

test("what was written is there for the same person and attempt only", () => {
  new UnsentAnswers(localStorage, "ana", "one").keep(choice, { type: "choices", choices: ["b"] });
  expect(new UnsentAnswers(localStorage, "ana", "one").of(choice)).toEqual({
    type: "choices",
    choices: ["b"],
  });
  expect(new UnsentAnswers(localStorage, "ana", "two").of(choice)).toBeNull();
  expect(new UnsentAnswers(localStorage, "leo", "one").of(choice)).toBeNull();
});

test("what was sent is forgotten", () => {
  const unsent = new UnsentAnswers(localStorage, "ana", "one");
  unsent.keep(choice, { type: "choices", choices: ["b"] });
  unsent.forget(choice);
  expect(unsent.of(choice)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test("an answer to what is asked no more is not shown", () => {
  const unsent = new UnsentAnswers(localStorage, "ana", "one");
  unsent.keep(choice, { type: "choices", choices: ["gone"] });
  expect(unsent.of(choice)).toBeNull();
  const order = questionOf({ type: "ordering", parts: choice.parts ?? [] });
  unsent.keep(order, { type: "order", items: ["a"] });
  expect(unsent.of(order)).toBeNull();
  unsent.keep(order, { type: "order", items: ["b", "a"] });
  expect(unsent.of(order)).toEqual({ type: "order", items: ["b", "a"] });
  unsent.keep(order, { type: "text", text: "a" });
  expect(unsent.of(order)).toBeNull();
});
