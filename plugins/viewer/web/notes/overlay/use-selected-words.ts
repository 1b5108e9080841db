import type { SelectedWords, Surfaces } from "@estante/sdk";
import { useEffect, useRef, useState } from "react";

/** A selection by keys or fingers is over when it has not changed for so long. */
const STILL_MS = 250;
const NOTHING: readonly SelectedWords[] = [];

export interface Selected {
  readonly words: readonly SelectedWords[];
  /** Where it is in the window. */
  readonly box: DOMRect | null;
}

/** What is selected of the surfaces' words, once the pointer let go of it. */
export function useSelectedWords(surfaces: Surfaces, onSelected?: (words: readonly SelectedWords[]) => void) {
  const [selected, setSelected] = useState<Selected>({ words: NOTHING, box: null });
  const latest = useRef(onSelected);
  latest.current = onSelected;
  useEffect(() => {
    if (!surfaces.selected) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDown = false;
    const look = () => {
      const words = surfaces.selected?.() ?? NOTHING;
      const range = words.length > 0 ? window.getSelection()?.getRangeAt(0) : null;
      setSelected({ words, box: range?.getBoundingClientRect() ?? null });
      if (words.length > 0) latest.current?.(words);
    };
    const later = () => {
      clearTimeout(timer);
      if (window.getSelection()?.isCollapsed) setSelected({ words: NOTHING, box: null });
      else if (!isDown) timer = setTimeout(look, STILL_MS);
    };
    const down = () => {
      isDown = true;
      clearTimeout(timer);
    };
    const up = () => {
      isDown = false;
      later();
    };
    const follow = () => {
      const range = window.getSelection()?.rangeCount ? window.getSelection()?.getRangeAt(0) : null;
      setSelected((now) => (now.box && range ? { ...now, box: range.getBoundingClientRect() } : now));
    };
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener("selectionchange", later, { signal });
    window.addEventListener("pointerdown", down, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", up, { signal });
    window.addEventListener("scroll", follow, { signal, capture: true, passive: true });
    window.addEventListener("resize", follow, { signal });
    // What was selected before this was here.
    later();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [surfaces]);
  return selected;
}
