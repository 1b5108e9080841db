import { useCallback, useMemo, useRef, useState } from "react";
import type { Exported, ExportFormat, ListColumn, ListParams } from "./list.types";

export interface RowSelection {
  /** What was ticked; of everything, what was unticked again is in `excluded`. */
  readonly keys: ReadonlySet<string>;
  readonly isEverything: boolean;
  readonly excluded: ReadonlySet<string>;
  readonly isActive: boolean;
  readonly has: (key: string) => boolean;
  /** How many of so many rows are selected. */
  readonly count: (total: number) => number;
  readonly toggle: (key: string) => void;
  /** Selects from the last toggled row to this one. */
  readonly extendTo: (key: string) => void;
  readonly togglePage: () => void;
  readonly takeEverything: () => void;
  readonly clear: () => void;
}

interface State {
  readonly keys: ReadonlySet<string>;
  readonly isEverything: boolean;
  readonly excluded: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();
const EMPTY: State = { keys: NOBODY, isEverything: false, excluded: NOBODY };

const including = (set: ReadonlySet<string>, keys: readonly string[]) => new Set([...set, ...keys]);
const without = (set: ReadonlySet<string>, keys: readonly string[]) =>
  new Set([...set].filter((key) => !keys.includes(key)));

/** What an export of the list takes: the columns on the screen, and of the rows the selected ones. */
export function exportedOf<Row>(
  params: ListParams,
  columns: readonly ListColumn<Row>[],
  selection: RowSelection | null,
  format: ExportFormat,
): Exported {
  const names = columns.map((column) => column.exportAs ?? column.id);
  const { isActive = false, isEverything = false, keys = NOBODY, excluded = NOBODY } = selection ?? {};
  const some = isActive && !isEverything ? { guids: [...keys] } : {};
  return { params, columns: names, except: isEverything ? [...excluded] : [], format, ...some };
}

/** The selection with these rows ticked or unticked. */
function put({ keys, isEverything, excluded }: State, rows: readonly string[], isOn: boolean): State {
  if (isEverything)
    return { keys, isEverything, excluded: isOn ? without(excluded, rows) : including(excluded, rows) };
  return { keys: isOn ? including(keys, rows) : without(keys, rows), isEverything, excluded };
}

/** Which rows are selected. It survives paging, and ends when what is listed changes. */
export function useSelection(pageKeys: readonly string[], listed: string): RowSelection {
  const [stored, setStored] = useState({ ...EMPTY, listed });
  const anchor = useRef<string | null>(null);
  const current: State = stored.listed === listed ? stored : EMPTY;
  const keep = useCallback((next: State) => setStored({ ...next, listed }), [listed]);
  return useMemo(() => {
    const { keys, isEverything, excluded } = current;
    const has = (key: string) => (isEverything ? !excluded.has(key) : keys.has(key));
    const isWhole = pageKeys.length > 0 && pageKeys.every(has);
    return {
      keys,
      isEverything,
      excluded,
      isActive: isEverything || keys.size > 0,
      has,
      count: (total) => (isEverything ? Math.max(0, total - excluded.size) : keys.size),
      toggle: (key) => {
        anchor.current = key;
        keep(put(current, [key], !has(key)));
      },
      extendTo: (key) => {
        const [from, to] = [pageKeys.indexOf(anchor.current ?? key), pageKeys.indexOf(key)].sort(
          (a, b) => a - b,
        );
        keep(put(current, pageKeys.slice(Math.max(0, from ?? 0), (to ?? 0) + 1), true));
      },
      togglePage: () => keep(put(current, pageKeys, !isWhole)),
      takeEverything: () => keep({ keys: including(keys, pageKeys), isEverything: true, excluded: NOBODY }),
      clear: () => keep(EMPTY),
    };
  }, [pageKeys, current, keep]);
}
