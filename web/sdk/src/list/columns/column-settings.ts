import { useCallback, useState } from "react";
import type { ListColumn } from "../list.types";

export type Density = "normal" | "compact";

/** What of the columns a person has chosen; a saved view carries it too. */
export interface ColumnSettings {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly density: Density;
}

export interface Columns<Row> {
  /** In the chosen order, hidden ones too; the first never moves. */
  readonly all: readonly ListColumn<Row>[];
  readonly shown: readonly ListColumn<Row>[];
  readonly density: Density;
  readonly toggle: (id: string) => void;
  /** The choice as it stands; null where nothing was chosen. */
  readonly settings: ColumnSettings | null;
  readonly apply: (settings: ColumnSettings | null) => void;
  readonly move: (id: string, by: number) => void;
  readonly setDensity: (density: Density) => void;
  readonly reset: () => void;
}

const keyOf = (list: string) => `estante-columns-${list}`;

function read(list: string): Partial<ColumnSettings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Moves an id by so many places; the first place is not given up. */
export function movedIn(order: readonly string[], id: string, by: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.min(order.length - 1, Math.max(1, from + by));
  if (from < 1 || to === from) return order;
  const next = order.filter((other) => other !== id);
  next.splice(to, 0, id);
  return next;
}

/** Which columns a person sees, in which order and how dense; kept in this browser. */
export function useColumns<Row>(list: string, columns: readonly ListColumn<Row>[]): Columns<Row> {
  const [settings, setSettings] = useState(() => read(list));
  const ids = columns.map((column) => column.id);
  const known = (settings.order ?? []).filter((id) => ids.includes(id));
  const order = [...known, ...ids.filter((id) => !known.includes(id))];
  const hidden = settings.hidden ?? columns.filter((column) => column.isOptional).map((column) => column.id);
  const density = settings.density === "compact" ? "compact" : "normal";
  const save = useCallback(
    (next: ColumnSettings | null) => {
      setSettings(next ?? {});
      if (next) localStorage.setItem(keyOf(list), JSON.stringify(next));
      else localStorage.removeItem(keyOf(list));
    },
    [list],
  );
  const byId = new Map(columns.map((column) => [column.id, column]));
  const all = order.flatMap((id) => byId.get(id) ?? []);
  return {
    all,
    shown: all.filter((column, at) => at === 0 || !hidden.includes(column.id)),
    density,
    settings: settings.order ? { order, hidden, density } : null,
    apply: save,
    toggle: (id) => {
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
      save({ order, hidden: next, density });
    },
    move: (id, by) => save({ order: movedIn(order, id, by), hidden, density }),
    setDensity: (next) => save({ order, hidden, density: next }),
    reset: () => save(null),
  };
}
