import { useShortcuts } from "@estante/sdk";
import type { RefObject } from "react";

export const SKIP_SECONDS = 10;
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The keys of a player (ui.md §5): play, 10 s back and on, slower and faster. */
export function useMediaKeys(media: RefObject<HTMLMediaElement | null>): void {
  const on = (act: (element: HTMLMediaElement) => void) => () => media.current && act(media.current);
  const toggle = on((element) => {
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  });
  const skip = (seconds: number) =>
    on((element) => {
      element.currentTime = Math.min(element.duration || 0, Math.max(0, element.currentTime + seconds));
    });
  const speed = (steps: 1 | -1) =>
    on((element) => {
      element.playbackRate = RATES[RATES.indexOf(element.playbackRate) + steps] ?? element.playbackRate;
    });
  useShortcuts([
    { keys: "k", run: toggle },
    { keys: " ", run: toggle },
    { keys: "j", run: skip(-SKIP_SECONDS) },
    { keys: "l", run: skip(SKIP_SECONDS) },
    { keys: "<", run: speed(-1) },
    { keys: ">", run: speed(1) },
  ]);
}
