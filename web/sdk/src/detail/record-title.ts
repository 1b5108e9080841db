import { useEffect, useSyncExternalStore } from "react";

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(title: string | null): void {
  shown = title;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Names the record on the screen in the document's title, so that open tabs can be told apart. */
export function useRecordTitle(title: string | null): void {
  useEffect(() => {
    show(title);
    return () => show(null);
  }, [title]);
}

/** The record that the screen is of, for the one who writes the document's title. */
export const useShownRecord = (): string | null => useSyncExternalStore(subscribe, () => shown);
