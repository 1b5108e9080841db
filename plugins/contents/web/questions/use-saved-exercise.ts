import { useVersionedSave, type VersionedSave } from "@estante/sdk";
import { useState } from "react";
import { type Exercise, type ExerciseFields, type Fault, saveExercise } from "./questions";

export interface SavedExercise extends VersionedSave {
  /** What was lacking when it was last saved. */
  readonly faults: readonly Fault[];
  /** Nothing is under way. */
  readonly isSaved: boolean;
}

/** Saves the questions after their last change. */
export function useSavedExercise(
  guid: string,
  fields: ExerciseFields,
  exercise: Exercise,
  version: string,
  onSaved: () => unknown,
): SavedExercise {
  const [faults, setFaults] = useState(exercise.faults);
  const saving = useVersionedSave(fields, version, async (sent, on) => {
    const saved = await saveExercise(guid, sent, on);
    setFaults(saved.data.faults);
    onSaved();
    return saved.etag;
  });
  const { state } = saving.autosave;
  return { ...saving, faults, isSaved: state === "saved" || state === "idle" };
}
