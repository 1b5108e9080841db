import { useState } from "react";
import type { Unit } from "../../api/structure";

/** So many lessons are drawn at once without a wait, on a cheap computer too. */
const DRAWN_AT_ONCE = 200;

/** The units that begin closed: none, and of a large program all but the one that is worked at. */
export function closedAtFirst(units: readonly Unit[], chosen: string | null): ReadonlySet<string> {
  if (units.reduce((sum, { lessons }) => sum + lessons.length, 0) <= DRAWN_AT_ONCE) return new Set();
  const open = units.find(({ lessons }) => lessons.some(({ guid }) => guid === chosen)) ?? units[0];
  return new Set(units.filter((unit) => unit !== open).map(({ guid }) => guid));
}

interface Shown {
  readonly hasLessons: boolean;
  /** All that is found is shown. */
  readonly isSearching: boolean;
}

/** Which units show their lessons, and what opens or closes one. */
export function useOpenUnits(
  units: readonly Unit[],
  chosen: string | null,
  { hasLessons, isSearching }: Shown,
) {
  const [closed, setClosed] = useState(() => closedAtFirst(units, chosen));
  const isOpen = (guid: string) => hasLessons && (isSearching || !closed.has(guid));
  const toggle = (guid: string) => {
    const next = new Set(closed);
    if (!next.delete(guid)) next.add(guid);
    setClosed(next);
  };
  return { isOpen, toggle };
}
