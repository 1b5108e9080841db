import { useEffect, useRef } from "react";

interface Unsaved {
  /** Keeps it on this device; false when that is not possible. */
  readonly keep: () => boolean;
}

const forms = new Set<Unsaved>();
const cannotKeep = () => false;

/** Whether anything that was typed is neither saved nor sent. */
export const hasUnsaved = (): boolean => forms.size > 0;

/** Keeps every unsaved form on this device. True when each of them could be kept. */
export const keepUnsaved = (): boolean => [...forms].map((form) => form.keep()).every(Boolean);

/** Says that this component holds something typed that is not saved, and how it can be kept on the device. */
export function useUnsaved(isUnsaved: boolean, keep: () => boolean = cannotKeep): void {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const form: Unsaved = { keep: () => latest.current() };
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  }, [isUnsaved]);
}
