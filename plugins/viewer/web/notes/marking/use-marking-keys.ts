import { useShortcuts, useTexts } from "@estante/sdk";
import type { Notes } from "../store/use-notes";
import type { Marking, MarkingTool } from "./use-marking-tool";

export const MARKING_KEYS: Readonly<Record<MarkingTool, string>> = {
  highlight: "S",
  draw: "D",
  text: "A",
  shape: "F",
  erase: "E",
};

interface Options {
  readonly notes: Notes | null;
  readonly marking: Marking;
  /** Whether there is something to mark on, and whether it has words. */
  readonly hasSurfaces: boolean;
  readonly hasWords: boolean;
  /** Marks the selected words; false when there are none. */
  highlightSelected(): boolean;
}

/** The keys of the marking tools; the same key puts its tool away again. */
export function useMarkingKeys({ notes, marking, hasSurfaces, hasWords, highlightSelected }: Options): void {
  const t = useTexts("viewer");
  const off = !hasSurfaces || !notes;
  const toggle = (tool: MarkingTool) => marking.choose(marking.tool === tool ? null : tool);
  const key = (tool: MarkingTool) => ({
    keys: MARKING_KEYS[tool].toLowerCase(),
    label: t(`marking.tools.${tool}`),
    run: () => toggle(tool),
    off,
  });
  useShortcuts([
    {
      ...key("highlight"),
      run: () => highlightSelected() || toggle("highlight"),
      off: off || !hasWords,
    },
    key("draw"),
    key("text"),
    key("shape"),
    key("erase"),
    { keys: "Escape", run: () => marking.choose(null), off: !marking.tool },
    undoKey("ctrl+z", t("marking.undo"), notes?.undo),
    undoKey("ctrl+shift+z", t("marking.redo"), notes?.redo),
    undoKey("ctrl+y", t("marking.redo"), notes?.redo),
  ]);
}

const undoKey = (keys: string, label: string, run: (() => void) | null | undefined) => ({
  keys,
  label,
  run: () => run?.(),
  outsideFields: true,
  off: !run,
});
