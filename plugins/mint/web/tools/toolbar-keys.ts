import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows go from one tool of a bar to the next, round its ends; what is written in a field stays there. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.target instanceof HTMLInputElement) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = tools.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}
