import { useState } from "react";
import { type Cue, insertCue, mergeCue, splitCue, type Track } from "./cues";

interface Step {
  readonly cues: readonly Cue[];
  /** What was changed; what is typed on at one place is undone as one. */
  readonly of: string;
}

export interface CueEditor {
  readonly cues: readonly Cue[];
  readonly isChanged: boolean;
  /** The place of the cue that is open; -1 for none. */
  readonly selected: number;
  readonly mayUndo: boolean;
  select(at: number): void;
  edit(at: number, change: Partial<Pick<Cue, "start" | "end" | "text">>): void;
  split(at: number, moment: number): void;
  merge(at: number): void;
  insert(moment: number): void;
  remove(at: number): void;
  undo(): void;
  discard(): void;
  /** The track as it is now. */
  track(): Track;
}

/** The cues of a track while they are edited, with every step back. */
export function useCueEditor(saved: Track): CueEditor {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [selected, select] = useState(saved.cues.length > 0 ? 0 : -1);
  const cues = steps.at(-1)?.cues ?? saved.cues;
  const put = (next: readonly Cue[], of: string) => {
    if (next === cues) return;
    const isSame = steps.at(-1)?.of === of;
    setSteps([...(isSame ? steps.slice(0, -1) : steps), { cues: next, of }]);
  };
  const once = (act: string) => `${act} ${steps.length}`;
  return {
    cues,
    isChanged: steps.length > 0,
    selected: Math.min(selected, cues.length - 1),
    mayUndo: steps.length > 0,
    select,
    edit: (at, change) => {
      const cue = cues[at];
      if (cue) put(cues.with(at, { ...cue, ...change }), `${Object.keys(change).join()} of ${cue.id}`);
    },
    split: (at, moment) => put(splitCue(cues, at, moment), once("split")),
    merge: (at) => put(mergeCue(cues, at), once("merge")),
    insert: (moment) => {
      const made = insertCue(cues, moment);
      put(made.cues, once("insert"));
      select(made.at);
    },
    remove: (at) => put(cues.toSpliced(at, 1), once("remove")),
    undo: () => setSteps(steps.slice(0, -1)),
    discard: () => setSteps([]),
    track: () => ({ head: saved.head, cues }),
  };
}
