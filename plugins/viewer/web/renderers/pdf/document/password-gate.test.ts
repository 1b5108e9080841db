import { expect, it, vi } from "vitest";
import { PasswordGate, type PasswordQuestion } from "./password-gate";

const [NEEDED, WRONG] = [1, 2];

it("holds the question of a document that was opened ahead until somebody is there", () => {
  const onQuestion = vi.fn();
  const [gate, update] = [new PasswordGate(() => undefined), vi.fn()];
  gate.ask(update, NEEDED);
  gate.onQuestion(onQuestion);
  const question = onQuestion.mock.lastCall?.[0] as PasswordQuestion;
  expect(question.isWrong).toBe(false);
  question.answer("nube");
  expect(update).toHaveBeenCalledExactlyOnceWith("nube");
  gate.ask(update, WRONG);
  expect(onQuestion.mock.lastCall?.[0]).toMatchObject({ isWrong: true });
});

it("gives up when nobody answers any more, whether it was asked before or after", () => {
  const [gate, update] = [new PasswordGate(() => undefined), vi.fn()];
  gate.ask(update, NEEDED);
  gate.close();
  expect(update).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  gate.ask(update, NEEDED);
  expect(update).toHaveBeenCalledTimes(2);
});

it("stops the clock of an engine that waits for a person", () => {
  const stopClock = vi.fn();
  new PasswordGate(stopClock).ask(vi.fn(), NEEDED);
  expect(stopClock).toHaveBeenCalledOnce();
});
