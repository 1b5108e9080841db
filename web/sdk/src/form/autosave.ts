import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiFailure, asFailure } from "../api/failure";
import { toast } from "../feedback/toast.component";
import { reasonOf } from "../saving/reason";
import { useTryAgain } from "../saving/try-again";
import { useUnsaved } from "../saving/unsaved";
import { translate } from "../texts/use-texts";

/** Milliseconds after the last key. */
export const AUTOSAVE_MS = 1200;

export type AutosaveState = "idle" | "pending" | "saving" | "saved" | "failed";

export interface Autosave {
  readonly state: AutosaveState;
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

/**
 * Saves a value 1.2 s after its last change; a change during saving is saved after it. What fails says so, and is
 * tried again by itself when that may help.
 */
export function useAutosave<Value>(value: Value, save: (value: Value) => Promise<void>): Autosave {
  const text = JSON.stringify(value);
  const [state, setState] = useState<AutosaveState>("idle");
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const savedText = useRef(text);
  const latest = useRef({ value, text, save });
  const running = useRef(false);
  useEffect(() => {
    latest.current = { value, text, save };
  });

  const run = useCallback(async (isQuiet = false) => {
    if (running.current) return;
    running.current = true;
    try {
      while (latest.current.text !== savedText.current) {
        const { value: current, text: currentText } = latest.current;
        if (!isQuiet) setState("saving");
        await latest.current.save(current);
        savedText.current = currentText;
      }
      setFailure(null);
      setState("saved");
    } catch (thrown) {
      const caught = asFailure(thrown);
      setFailure(caught);
      setState("failed");
      if (!isQuiet) toast.error(translate("sdk:autosave.failed"), { text: reasonOf(caught, true) });
    } finally {
      running.current = false;
    }
  }, []);

  useEffect(() => {
    if (text === savedText.current || running.current) return;
    setState("pending");
    const timer = setTimeout(() => void run(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [text, run]);

  useUnsaved(state === "pending" || state === "saving" || state === "failed");
  useTryAgain(state === "failed" ? failure : null, () => run(true));

  return { state, failure, retry: () => void run() };
}

interface SavesItself {
  readonly changed: object;
  readonly isStale: boolean;
  readonly isSaving: boolean;
  readonly saveQuietly: () => Promise<boolean>;
}

/** Saves a record's form 1.2 s after its last change; a change during saving is saved after it. */
export function useAutomaticSave(
  { changed, isStale, isSaving, saveQuietly }: SavesItself,
  isOn: boolean,
): void {
  const text = JSON.stringify(changed);
  const latest = useRef(saveQuietly);
  // What was refused is not sent again until it changes; a server that was away is asked again by the form.
  const tried = useRef("");
  useEffect(() => {
    latest.current = saveQuietly;
  });
  useEffect(() => {
    if (text === "{}") tried.current = "";
    if (!isOn || isStale || isSaving || text === "{}" || text === tried.current) return;
    const timer = setTimeout(() => {
      tried.current = text;
      void latest.current();
    }, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isOn, isStale, isSaving, text]);
}
