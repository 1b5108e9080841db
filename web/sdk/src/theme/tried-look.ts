import { useSyncExternalStore } from "react";
import type { Branding } from "./css-variables";

/** A look that is tried on and not saved: a frame on the page where it is made wears it. */
export interface TriedLook {
  readonly branding: Branding;
  readonly scheme: "light" | "dark";
  /** A style sheet, as the server holds it within the organization's pages. */
  readonly css: string;
}

/** The name of the frame, by which a page knows from its beginning where it is. */
export const TRYING = "estante-look";
/** What the page in the frame says once it hears. */
export const READY = "estante-look-ready";

let tried: TriedLook | null = null;
const listeners = new Set<() => void>();

/** Whether this page is the picture of a look: nobody works in it. */
export const isTriedOn = (): boolean => window.parent !== window && window.name === TRYING;

function hear({ source, origin, data }: MessageEvent): void {
  if (source !== window.parent || origin !== window.location.origin || data?.kind !== TRYING) return;
  tried = data.look;
  for (const listener of listeners) listener();
}

/** Wears what the page around it tries on. */
export function startTrying(): void {
  window.addEventListener("message", hear);
  window.parent.postMessage({ kind: READY }, window.location.origin);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The look that this page tries on; null where it is a page as all. */
export const useTriedLook = (): TriedLook | null => useSyncExternalStore(subscribe, () => tried);
