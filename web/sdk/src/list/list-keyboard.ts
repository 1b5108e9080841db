import type { RefObject } from "react";
import { useShortcuts } from "../keyboard/shortcuts";
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
  readonly acts: readonly { readonly keys: string; readonly run: (key: string) => void }[];
}

/** Focus goes to the next region of the screen: the list, its preview. */
function nextRegion(): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  regions[(at + 1) % regions.length]?.focus();
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>("[data-row]")?.dataset.row;

/** The keys of a list: rows by J K and arrows, X, Space, C, `/`. Focus moves with them, so Enter opens. */
export function useListKeyboard({
  root,
  search,
  keys,
  selection,
  preview,
  onPreview,
  onCreate,
  acts,
}: ListKeyboardOptions): void {
  const current = (): number => {
    const focused = root.current?.contains(document.activeElement)
      ? rowOf(document.activeElement)
      : undefined;
    if (focused !== undefined) return Number(focused);
    return preview === null ? -1 : keys.indexOf(preview);
  };
  const move = (by: 1 | -1): string | null => {
    const next = Math.min(keys.length - 1, Math.max(0, current() + by));
    const link = root.current?.querySelector<HTMLElement>(`[data-row-link="${next}"]`);
    link?.focus({ preventScroll: true });
    link?.closest("[data-row]")?.scrollIntoView({ block: "nearest" });
    const key = keys[next] ?? null;
    if (preview !== null && key !== null) onPreview?.(key);
    return key;
  };
  const extend = (by: 1 | -1) => {
    const from = keys[current()];
    if (from && !selection?.keys.has(from)) selection?.toggle(from);
    const key = move(by);
    if (key) selection?.extendTo(key);
  };
  const here = () => keys[current()] ?? null;
  const isEmpty = keys.length === 0;
  useShortcuts([
    { keys: "/", run: () => search.current?.focus() },
    { keys: "j", run: () => move(1), off: isEmpty },
    { keys: "ArrowDown", run: () => move(1), off: isEmpty },
    { keys: "k", run: () => move(-1), off: isEmpty },
    { keys: "ArrowUp", run: () => move(-1), off: isEmpty },
    { keys: "shift+j", run: () => extend(1), off: isEmpty || selection === null },
    { keys: "shift+k", run: () => extend(-1), off: isEmpty || selection === null },
    {
      keys: "x",
      run: () => {
        const key = here();
        if (key) selection?.toggle(key);
      },
      off: isEmpty || selection === null,
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
      off: preview === null || (selection?.keys.size ?? 0) > 0,
    },
    ...acts.map((act) => ({
      keys: act.keys,
      run: () => {
        const key = here();
        if (key) act.run(key);
      },
      off: isEmpty,
    })),
    { keys: "F6", run: nextRegion },
    { keys: "c", run: () => onCreate?.(), off: onCreate === null },
  ]);
}
