import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiFailure, asFailure } from "../api/failure";

/** Milliseconds after the last key. */
export const AUTOSAVE_MS = 1200;

export type AutosaveState = "idle" | "pending" | "saving" | "saved" | "failed";

export interface Autosave {
  readonly state: AutosaveState;
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

/** Saves a value 1.2 s after its last change; a change during saving is saved after it. */
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

  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      while (latest.current.text !== savedText.current) {
        const { value: current, text: currentText } = latest.current;
        setState("saving");
        await latest.current.save(current);
        savedText.current = currentText;
      }
      setFailure(null);
      setState("saved");
    } catch (thrown) {
      setFailure(asFailure(thrown));
      setState("failed");
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

  return { state, failure, retry: () => void run() };
}
