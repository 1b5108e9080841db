import type { Surfaces } from "@estante/sdk";
import { useEffect, useReducer } from "react";

/** The layers of the surfaces that are drawn now, by their number. */
export function useLayers(surfaces: Surfaces): readonly (readonly [number, HTMLElement])[] {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => surfaces.onLayers(lookAgain), [surfaces]);
  return surfaces.drawn().flatMap((at) => {
    const layer = surfaces.layer(at);
    return layer ? [[at, layer] as const] : [];
  });
}
