import { type RefObject, useEffect, useRef } from "react";
import { isCovered, useShortcuts } from "../keyboard/shortcuts";
import type { RowSelection } from "./selection";

export interface ListKeyboardOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly keys: readonly string[];
  readonly selection: RowSelection | null;
  readonly preview: string | null;
  readonly onPreview: ((key: string | null) => void) | null;
  readonly onCreate: (() => void) | null;
  /** Acts on one row, by the key that does them. */
  readonly actions: readonly { readonly keys: string; readonly run: (key: string) => void }[];
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>("[data-row]")?.dataset.row;

/** How many frames a lost focus is waited for: a dialog closes, and gives it back to what may be gone. */
const FRAMES = 90;

/**
 * Where the focus was in the list. When that row goes, as after deleting it, the focus goes to the row that
 * takes its place, and J and K go on from there.
 */
function useKeptPlace(root: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const place = useRef(-1);
  const focusRow = (index: number) => {
    const link = root.current?.querySelector<HTMLElement>(`[data-row-link="${index}"]`);
    link?.focus({ preventScroll: true });
    link?.closest("[data-row]")?.scrollIntoView({ block: "nearest" });
  };
  useEffect(() => {
    const list = root.current;
    const note = (event: FocusEvent) => {
      const row = event.target instanceof Element ? rowOf(event.target) : undefined;
      if (row !== undefined) place.current = Number(row);
    };
    list?.addEventListener("focusin", note);
    return () => list?.removeEventListener("focusin", note);
  }, [root]);
  const before = useRef(keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can take a row's focus away
  useEffect(() => {
    const lost = before.current[place.current];
    before.current = keys;
    if (lost === undefined || keys.includes(lost) || keys.length === 0) return;
    let frames = FRAMES;
    let frame = 0;
    const look = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && !isCovered(null)) {
        focusRow(Math.min(place.current, keys.length - 1));
        return;
      }
      frames -= 1;
      if (frames > 0 && (isLost || isCovered(document.activeElement))) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [keys]);
  return { place, focusRow };
}

/** The keys of a list: rows by J K and arrows, X, Space, C, `/`. Focus moves with them, so Enter opens. */
export function useListKeyboard(options: ListKeyboardOptions): void {
  const { root, search, keys, selection, preview, onPreview, onCreate, actions } = options;
  const { place, focusRow } = useKeptPlace(root, keys);
  const current = (): number => {
    const focused = root.current?.contains(document.activeElement)
      ? rowOf(document.activeElement)
      : undefined;
    if (focused !== undefined) return Number(focused);
    return preview === null ? -1 : keys.indexOf(preview);
  };
  const move = (by: 1 | -1): string | null => {
    // Only moving goes on from a row that nobody sees any more; actions are for the row that has the focus.
    const from = current() < 0 ? place.current : current();
    const next = Math.min(keys.length - 1, Math.max(0, from + by));
    focusRow(next);
    const key = keys[next] ?? null;
    if (preview !== null && key !== null) onPreview?.(key);
    return key;
  };
  const extend = (by: 1 | -1) => {
    const from = keys[current()];
    if (from && !selection?.has(from)) selection?.toggle(from);
    const key = move(by);
    if (key) selection?.extendTo(key);
  };
  const here = () => keys[current()] ?? null;
  const isEmpty = keys.length === 0;
  const cannotSelect = isEmpty || selection === null;
  useShortcuts([
    { keys: "/", run: () => search.current?.focus() },
    { keys: "j", run: () => move(1), off: isEmpty },
    { keys: "ArrowDown", run: () => move(1), off: isEmpty },
    { keys: "k", run: () => move(-1), off: isEmpty },
    { keys: "ArrowUp", run: () => move(-1), off: isEmpty },
    { keys: "shift+j", run: () => extend(1), off: cannotSelect },
    { keys: "shift+k", run: () => extend(-1), off: cannotSelect },
    {
      keys: "x",
      run: () => {
        const key = here();
        if (key) selection?.toggle(key);
      },
      off: cannotSelect,
    },
    {
      keys: " ",
      run: () => {
        const key = here() ?? keys[0] ?? null;
        onPreview?.(key === preview ? null : key);
      },
      off: isEmpty || onPreview === null,
    },
    {
      keys: "Escape",
      run: () => onPreview?.(null),
      off: preview === null || (selection?.isActive ?? false),
    },
    ...actions.map((action) => ({
      keys: action.keys,
      run: () => {
        const key = here();
        if (key) action.run(key);
      },
      off: isEmpty,
    })),
    { keys: "c", run: () => onCreate?.(), off: onCreate === null },
  ]);
}
