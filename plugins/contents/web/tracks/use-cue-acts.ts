import { useShortcuts, useTexts } from "@estante/sdk";
import { useMemo, useRef } from "react";
import type { CueActs } from "./cue-row.component";
import type { CueEditor } from "./use-cue-editor";
import type { Playback } from "./use-playback";

/**
 * What is done to the open cue, by buttons and by keys: Space plays, I and O set its start and end to where the
 * player stands, S splits, M merges, N inserts, Delete removes, arrows open the one before and behind.
 */
export function useCueActs(editor: CueEditor, playback: Playback, mayEdit: boolean): CueActs {
  const t = useTexts("contents");
  const latest = useRef({ editor, playback });
  latest.current = { editor, playback };
  // The rows stay as they are while the player moves on.
  const acts = useMemo<CueActs>(() => {
    const now = () => latest.current;
    const open = (at: number) => {
      const cue = now().editor.cues[at];
      if (!cue) return;
      now().editor.select(at);
      now().playback.seek(cue.start);
    };
    return {
      open,
      edit: (at, change) => now().editor.edit(at, change),
      play: (at) => now().playback.playFrom(now().editor.cues[at]?.start ?? 0),
      setNow: (at, end) => now().editor.edit(at, { [end]: Math.round(now().playback.now()) }),
      split: (at) => now().editor.split(at, now().playback.now()),
      merge: (at) => now().editor.merge(at),
      remove: (at) => now().editor.remove(at),
    };
  }, []);
  const at = editor.selected;
  const off = !mayEdit || at < 0;
  useShortcuts([
    { keys: " ", label: t("tracks.keys.play"), run: playback.toggle },
    { keys: "k", label: t("tracks.keys.play"), run: playback.toggle },
    { keys: "ArrowUp", label: t("tracks.keys.next"), run: () => acts.open(at - 1) },
    { keys: "ArrowDown", label: t("tracks.keys.next"), run: () => acts.open(at + 1) },
    { keys: "i", label: t("tracks.startNow"), run: () => acts.setNow(at, "start"), off },
    { keys: "o", label: t("tracks.endNow"), run: () => acts.setNow(at, "end"), off },
    { keys: "s", label: t("tracks.split"), run: () => acts.split(at), off },
    { keys: "m", label: t("tracks.merge"), run: () => acts.merge(at), off },
    { keys: "Delete", label: t("tracks.removeCue"), run: () => acts.remove(at), off },
    { keys: "n", label: t("tracks.insert"), run: () => editor.insert(playback.now()), off: !mayEdit },
    {
      keys: "ctrl+z",
      label: t("tracks.undo"),
      run: editor.undo,
      off: !editor.mayUndo,
      outsideFields: true,
    },
  ]);
  return acts;
}
