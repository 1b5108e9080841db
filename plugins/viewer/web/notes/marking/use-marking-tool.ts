import { useMemo, useState } from "react";
import type { Highlight, Ink, Outline } from "../note";

export const MARKING_TOOLS = ["highlight", "draw", "text", "shape", "erase"] as const;
export type MarkingTool = (typeof MARKING_TOOLS)[number];

/** What the pointer marks with: null while it is the renderer's own. */
export interface Marking {
  readonly tool: MarkingTool | null;
  readonly highlight: Highlight;
  readonly ink: Ink;
  readonly outline: Outline;
  choose(tool: MarkingTool | null): void;
  setHighlight(color: Highlight): void;
  setInk(color: Ink): void;
  setOutline(outline: Outline): void;
}

export function useMarkingTool(): Marking {
  const [tool, choose] = useState<MarkingTool | null>(null);
  const [highlight, setHighlight] = useState<Highlight>("yellow");
  const [ink, setInk] = useState<Ink>("blue");
  const [outline, setOutline] = useState<Outline>("rectangle");
  return useMemo(
    () => ({ tool, highlight, ink, outline, choose, setHighlight, setInk, setOutline }),
    [tool, highlight, ink, outline],
  );
}
