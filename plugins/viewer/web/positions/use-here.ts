import type { Positions } from "@estante/sdk";
import { useEffect, useMemo, useState } from "react";
import { rounded } from "./place-words";

const LOOKED_AT_MS = 500;

/** Where in a content the person is, as what stands there names it. */
export interface Here {
  readonly unit: Positions["unit"];
  readonly at: number;
}

/** Where the person is now; null where a content has no places. */
export function useHere(positions: Positions | null): Here | null {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (!positions) return setAt(null);
    const look = () => setAt(rounded(positions, positions.now()));
    look();
    const timer = setInterval(look, LOOKED_AT_MS);
    return () => clearInterval(timer);
  }, [positions]);
  return useMemo(() => (positions && at !== null ? { unit: positions.unit, at } : null), [positions, at]);
}
