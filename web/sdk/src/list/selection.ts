import { useCallback, useMemo, useRef, useState } from "react";

export interface RowSelection {
  readonly keys: ReadonlySet<string>;
  readonly isEverything: boolean;
  readonly toggle: (key: string) => void;
  /** Selects from the last toggled row to this one. */
  readonly extendTo: (key: string) => void;
  readonly togglePage: () => void;
  readonly takeEverything: () => void;
  readonly clear: () => void;
}

/** Which rows are selected. It survives paging, and ends when what is listed changes. */
export function useSelection(pageKeys: readonly string[], listed: string): RowSelection {
  const [state, setState] = useState({
    keys: new Set<string>() as ReadonlySet<string>,
    isEverything: false,
    listed,
  });
  const anchor = useRef<string | null>(null);
  const current = state.listed === listed ? state : { keys: new Set<string>(), isEverything: false, listed };
  const { keys, isEverything } = current;

  const put = useCallback(
    (next: ReadonlySet<string>, everything = false) =>
      setState({ keys: next, isEverything: everything, listed }),
    [listed],
  );
  return useMemo(() => {
    const isWhole = pageKeys.length > 0 && pageKeys.every((key) => keys.has(key));
    return {
      keys,
      isEverything,
      toggle: (key) => {
        anchor.current = key;
        const next = new Set(keys);
        if (!next.delete(key)) next.add(key);
        put(next);
      },
      extendTo: (key) => {
        const [from, to] = [pageKeys.indexOf(anchor.current ?? key), pageKeys.indexOf(key)].sort(
          (a, b) => a - b,
        );
        put(new Set([...keys, ...pageKeys.slice(Math.max(0, from ?? 0), (to ?? 0) + 1)]));
      },
      togglePage: () => {
        const rest = [...keys].filter((key) => !pageKeys.includes(key));
        put(new Set(isWhole ? rest : [...keys, ...pageKeys]));
      },
      takeEverything: () => put(new Set([...keys, ...pageKeys]), true),
      clear: () => put(new Set()),
    };
  }, [pageKeys, keys, isEverything, put]);
}
