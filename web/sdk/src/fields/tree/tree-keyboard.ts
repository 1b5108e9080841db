import { type KeyboardEvent, useRef } from "react";
import { hasChildren, rowBeginning, type TreeRow } from "./tree-nodes";

/** Milliseconds within which letters make one word. */
const TYPE_AHEAD_MS = 800;

export interface TreeKeys {
  readonly rows: readonly TreeRow[];
  readonly active: number;
  readonly go: (row: number) => void;
  readonly setOpen: (values: readonly string[], isOpen: boolean) => void;
  readonly choose: (row: TreeRow) => void;
  readonly pageRows: number;
}

/** Keys of a tree (ARIA practices): arrows, Home, End, pages, `*`, Enter, Space, and letters of a label. */
export function useTreeKeys({ rows, active, go, setOpen, choose, pageRows }: TreeKeys) {
  const typed = useRef({ text: "", at: 0 });
  const goTo = (row: number) => go(Math.min(rows.length - 1, Math.max(0, row)));
  const typeAhead = (letter: string, at: number) => {
    const isWord = at - typed.current.at < TYPE_AHEAD_MS;
    const text = (isWord ? typed.current.text : "") + letter;
    typed.current = { text, at };
    // A further letter may still be of the row where one is.
    const next = rowBeginning(rows, text.length > 1 ? active : active + 1, text);
    if (next >= 0) go(next);
  };
  const keys = (row: TreeRow): Readonly<Record<string, () => void>> => ({
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    PageDown: () => goTo(active + pageRows),
    PageUp: () => goTo(active - pageRows),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    ArrowRight: () => {
      if (row.isOpen) goTo(active + 1);
      else if (hasChildren(row.node)) setOpen([row.node.value], true);
    },
    ArrowLeft: () => {
      if (row.isOpen) setOpen([row.node.value], false);
      else if (row.parent !== null) goTo(rows.findIndex(({ node }) => node.value === row.parent));
    },
    "*": () => {
      const beside = rows.filter(({ node, parent }) => parent === row.parent && hasChildren(node));
      setOpen(
        beside.map(({ node }) => node.value),
        true,
      );
    },
    Enter: () => choose(row),
    " ": () => choose(row),
  });
  return (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const run = keys(row)[event.key];
    if (!run && !/^[\p{L}\p{N}]$/u.test(event.key)) return;
    event.preventDefault();
    if (!run) return typeAhead(event.key, event.timeStamp);
    typed.current.text = "";
    run();
  };
}
