import type { Note } from "../note";

/** What an act changed: the notes as they were, and as they are then. */
export interface NoteStep {
  readonly before: readonly Note[];
  readonly after: readonly Note[];
}

/** What was done to the notes of this sitting, to take it back and to do it again. */
export class NoteHistory {
  private done: readonly NoteStep[] = [];
  private undone: readonly NoteStep[] = [];

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  add(step: NoteStep): void {
    this.done = [...this.done, step];
    this.undone = [];
  }

  /** Forgets a step that did not happen after all. */
  drop(step: NoteStep): void {
    this.done = this.done.filter((other) => other !== step);
  }

  /** The last step turned round: what is to be done now. */
  undo(): NoteStep | null {
    const step = this.done.at(-1);
    if (!step) return null;
    this.done = this.done.slice(0, -1);
    this.undone = [...this.undone, step];
    return { before: step.after, after: step.before };
  }

  redo(): NoteStep | null {
    const step = this.undone.at(-1);
    if (!step) return null;
    this.undone = this.undone.slice(0, -1);
    this.done = [...this.done, step];
    return step;
  }
}
