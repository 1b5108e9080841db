import { useShortcuts, useTexts } from "@estante/sdk";
import type { RefObject } from "react";
import { toggleCaptions, useCaptions } from "./use-captions";

export const SKIP_SECONDS = 10;
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];
const STEP_SECONDS = 5;
const VOLUME_STEP = 0.1;
const TENTHS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/**
 * The keys of a player (ui.md §5), those that viewers know from elsewhere: play, back and on, slower and faster,
 * louder, tenths of the length, full screen. A control that has the focus keeps its own arrows.
 */
export function useMediaKeys(media: RefObject<HTMLMediaElement | null>, toggleFullScreen: () => void): void {
  const t = useTexts("viewer");
  const labels = {
    play: t("keys.play"),
    skip: t("keys.skip", { seconds: SKIP_SECONDS }),
    step: t("keys.skip", { seconds: STEP_SECONDS }),
    volume: t("keys.volume"),
    ends: t("keys.ends"),
    tenths: t("keys.tenths"),
    speed: t("keys.speed"),
  };
  const on = (act: (element: HTMLMediaElement) => void) => (event: KeyboardEvent) => {
    if (media.current && !isControl(event)) act(media.current);
  };
  const toggle = on((element) => {
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  });
  const go = (seconds: (element: HTMLMediaElement) => number) =>
    on((element) => {
      element.currentTime = Math.min(element.duration || 0, Math.max(0, seconds(element)));
    });
  const skip = (seconds: number) => go((element) => element.currentTime + seconds);
  const louder = (step: number) =>
    on((element) => {
      element.volume = Math.min(1, Math.max(0, element.volume + step));
      element.muted = element.volume === 0;
    });
  const speed = (steps: 1 | -1) =>
    on((element) => {
      element.playbackRate = RATES[RATES.indexOf(element.playbackRate) + steps] ?? element.playbackRate;
    });
  const mute = on((element) => {
    element.muted = !element.muted;
  });
  const captions = useCaptions(media);
  useShortcuts([
    { keys: "k", label: labels.play, run: toggle },
    { keys: " ", label: labels.play, run: toggle },
    { keys: "j", label: labels.skip, run: skip(-SKIP_SECONDS) },
    { keys: "l", label: labels.skip, run: skip(SKIP_SECONDS) },
    { keys: "ArrowLeft", label: labels.step, run: skip(-STEP_SECONDS) },
    { keys: "ArrowRight", label: labels.step, run: skip(STEP_SECONDS) },
    { keys: "ArrowUp", label: labels.volume, run: louder(VOLUME_STEP) },
    { keys: "ArrowDown", label: labels.volume, run: louder(-VOLUME_STEP) },
    { keys: "Home", label: labels.ends, run: go(() => 0) },
    { keys: "End", label: labels.ends, run: go(({ duration }) => duration) },
    { keys: "<", label: labels.speed, run: speed(-1) },
    { keys: ">", label: labels.speed, run: speed(1) },
    { keys: "c", label: t("keys.captions"), run: () => toggleCaptions(captions), off: captions.length === 0 },
    { keys: "m", label: t("keys.mute"), run: mute },
    { keys: "f", label: t("bar.fullScreen"), run: toggleFullScreen },
    ...TENTHS.map((keys, tenth) => ({
      keys,
      label: labels.tenths,
      run: go(({ duration }) => (duration * tenth) / TENTHS.length),
    })),
  ]);
}

/** The ranges and menus of the player, which know arrows themselves. */
function isControl(event: KeyboardEvent): boolean {
  const isArrow = event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End";
  return (
    isArrow && event.target instanceof Element && event.target.matches("media-time-range,media-volume-range")
  );
}
