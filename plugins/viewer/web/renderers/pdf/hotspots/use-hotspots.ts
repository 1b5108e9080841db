import { useShortcuts, useTexts } from "@estante/sdk";
import { useState } from "react";
import type { Hotspot } from "./hotspot";

export interface ShownHotspots {
  /** What is shown now. */
  readonly shown: readonly Hotspot[];
  readonly isShown: boolean;
  toggle(): void;
}

/** The hotspots of a document, until the person hides them; null where there are none. */
export function useHotspots(hotspots: readonly Hotspot[] | undefined): ShownHotspots | null {
  const t = useTexts("viewer");
  const [isShown, setShown] = useState(true);
  const toggle = () => setShown(!isShown);
  const off = !hotspots?.length;
  useShortcuts([{ keys: "l", label: t("tools.hotspots"), run: toggle, off }]);
  return off ? null : { shown: isShown ? hotspots : [], isShown, toggle };
}
