import { createContext, useContext, useEffect, useRef } from "react";

/** One key or chord (`j`, `ctrl+s`, `shift+j`, `alt+ArrowUp`), and what it does. */
export interface Shortcut {
  readonly keys: string;
  readonly run: (event: KeyboardEvent) => void;
  /** Also while a text field has focus; chords with Ctrl do so by themselves. */
  readonly inFields?: boolean;
  /** Never while a text field has focus: there the chord is the browser's own. */
  readonly outsideFields?: boolean;
  readonly off?: boolean;
  /** What it does, for the list of keys; several keys may say the same. */
  readonly label?: string;
}

const SINGLE_KEYS = "estante-single-keys";

/** One-key shortcuts can be switched off in the profile. */
export const singleKeysOn = (): boolean => localStorage.getItem(SINGLE_KEYS) !== "off";

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(SINGLE_KEYS);
  else localStorage.setItem(SINGLE_KEYS, "off");
}

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** True while keys write text. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "submit", "file"].includes(target.type);
  return false;
}

/** Whether an event is the chord that a shortcut names. On Apple keyboards Ctrl reads ⌘. */
export function matches(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) || "+";
  const wants = (name: string) => parts.slice(0, -1).includes(name);
  const ctrl = isApple() ? event.metaKey : event.ctrlKey;
  if (ctrl !== wants("ctrl") || event.altKey !== wants("alt")) return false;
  // «?» and «<» need Shift on most keyboards, so signs decide by themselves.
  const isSign = key.length === 1 && !/[a-z0-9]/i.test(key);
  if (!isSign && event.shiftKey !== wants("shift")) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

const COVERS = ["dialog", "menu", "listbox", "alertdialog"].map((role) => `[role=${role}]`);
const COVER = COVERS.join(",");
// What opens over the screen lies in a portal, wherever the focus is meanwhile.
const OPEN_COVER = COVERS.map(
  (role) => `[data-portal] ${role}, [data-mantine-shared-portal-node] ${role}`,
).join(",");

const isShown = (element: Element) =>
  !element.closest("[aria-hidden=true],[hidden]") && (element.checkVisibility?.() ?? true);

/** A dialog, a menu or a list of options on top takes the keys for itself. */
export function isCovered(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(COVER)) return true;
  return [...document.querySelectorAll(OPEN_COVER)].some(isShown);
}

// Enter and Space press what has focus before they mean anything else.
const isPressing = (event: KeyboardEvent) =>
  (event.key === "Enter" || event.key === " ") &&
  event.target instanceof Element &&
  event.target.closest("button,[role=button],input,summary") !== null;

// Letters mean nothing to a slider, which arrows move.
const isOnSlider = ({ target, key }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.type === "range" && /^[a-z]$/i.test(key);

/** The part of the screen whose keys these are; null for all of it. */
export const KeyScopeContext = createContext<Element | null>(null);

/** Keys are for the part that has the focus; what means the same everywhere is the screen's there too. */
function isMeant({ keys }: Shortcut, { key, target }: KeyboardEvent, scope: Element | null): boolean {
  const focused = target instanceof Element ? target.closest("[data-keys]") : null;
  if (focused === scope) return true;
  return scope === null && (key === "Escape" || key === "F6" || /^(ctrl|alt)\+/.test(keys));
}

function permits(shortcut: Shortcut, event: KeyboardEvent, scope: Element | null): boolean {
  if (shortcut.off || event.defaultPrevented || event.isComposing) return false;
  if (!isMeant(shortcut, event, scope)) return false;
  // What covers the screen closes first; Escape means nothing else to what lies below.
  if (event.key === "Escape") return !isCovered(event.target);
  if (shortcut.outsideFields && (isWriting(event.target) || isCovered(event.target))) return false;
  if (shortcut.inFields || event.key === "F6") return true;
  const isChord = /^(ctrl|alt)\+/.test(shortcut.keys);
  if (isChord) return true;
  if (isWriting(event.target) && !isOnSlider(event)) return false;
  if (isCovered(event.target) || isPressing(event)) return false;
  return event.key.length > 1 || singleKeysOn();
}

const listening = new Set<{ readonly current: readonly Shortcut[] }>();

/** What the keys of this screen do, and which: those that have a label and are not off, the newest first. */
export function shownShortcuts(): Map<string, readonly string[]> {
  const shown = new Map<string, readonly string[]>();
  for (const { label, keys, off } of [...listening].reverse().flatMap(({ current }) => current)) {
    if (label && !off) shown.set(label, [...(shown.get(label) ?? []), keys]);
  }
  return shown;
}

/** Listens for shortcuts while the component is on the screen. The newest listener goes first. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  const scope = useContext(KeyScopeContext);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const match = latest.current.find(
        (shortcut) => matches(event, shortcut.keys) && permits(shortcut, event, scope),
      );
      if (!match) return;
      event.preventDefault();
      match.run(event);
    };
    // Those of a part of the screen are no keys of the screen.
    if (!scope) listening.add(latest);
    window.addEventListener("keydown", listen);
    return () => {
      listening.delete(latest);
      window.removeEventListener("keydown", listen);
    };
  }, [scope]);
}
