import { useSyncExternalStore } from "react";

/** Something that was done, and how to take it back. */
export interface UndoStep {
  /** What it was: «“El ciclo del agua” eliminado». */
  readonly label: string;
  /** Takes it back and says so; what goes wrong it says itself. */
  readonly run: () => Promise<void>;
}

const MAX_STEPS = 100;
let steps: readonly UndoStep[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly UndoStep[]): void {
  steps = next;
  for (const listener of listeners) listener();
}

async function take(step: UndoStep): Promise<void> {
  if (!steps.includes(step)) return;
  keep(steps.filter((other) => other !== step));
  await step.run();
}

/** What can be taken back: each action is a step of its own, the last one first. */
export const undoSteps = {
  /** Adds a step. Answers what takes this very step back, from its toast. */
  push: (step: UndoStep): (() => void) => {
    keep([...steps, step].slice(-MAX_STEPS));
    return () => void take(step);
  },
  /** Takes the last action back; false where there is none. */
  last: (): boolean => {
    const step = steps.at(-1);
    if (step) void take(step);
    return step !== undefined;
  },
  clear: () => keep([]),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many actions can be taken back. */
export const useUndoCount = (): number => useSyncExternalStore(subscribe, () => steps.length);
