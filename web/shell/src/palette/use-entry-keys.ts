import { type KeyboardEvent, useState } from "react";
import type { PaletteEntry } from "./entries";

/** Which of the entries is meant, while the focus stays in the field: arrows move, Enter runs. */
export function useEntryKeys(
  shown: readonly PaletteEntry[],
  run: (entry: PaletteEntry, otherTab: boolean) => void,
) {
  const [position, setPosition] = useState(0);
  const active = shown[Math.min(position, shown.length - 1)];
  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length) {
      event.preventDefault();
      setPosition((Math.min(position, shown.length - 1) + step + shown.length) % shown.length);
    } else if (event.key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(active, event.ctrlKey || event.metaKey);
    }
  }
  return {
    active,
    onKey,
    point: (entry: PaletteEntry) => setPosition(shown.indexOf(entry)),
    restart: () => setPosition(0),
  };
}
