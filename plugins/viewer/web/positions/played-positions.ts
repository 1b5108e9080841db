import type { Positions } from "@estante/sdk";
import { useEffect } from "react";

const MEDIA = "video, audio";
const TIMELINE = "media-time-range";

/** The positions of a player: its element's time, and the bar along which it runs. */
function positionsOf(media: HTMLMediaElement, stage: HTMLElement): Positions & { end(): void } {
  const host = document.createElement("span");
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => void listener());
  const place = () => {
    const timeline = stage.querySelector(TIMELINE);
    if (timeline && !host.isConnected) timeline.after(host);
    tell();
  };
  media.addEventListener("durationchange", place);
  place();
  return {
    unit: "second",
    now: () => media.currentTime,
    go: (at) => {
      media.currentTime = Math.min(at, media.duration || at);
    },
    markHost: () => (host.isConnected && Number.isFinite(media.duration) ? host : null),
    share: (at) => Math.min(1, at / (media.duration || 1)),
    onHosts: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end: () => {
      media.removeEventListener("durationchange", place);
      host.remove();
    },
  };
}

/** Offers the positions of whatever plays on the stage, for as long as it is there. */
export function usePlayedPositions(
  stage: HTMLElement | null,
  isPlayed: boolean,
  offer: (positions: Positions | null) => void,
): void {
  useEffect(() => {
    if (!stage || !isPlayed) return;
    let shown: { media: HTMLMediaElement; positions: ReturnType<typeof positionsOf> } | null = null;
    const look = () => {
      const media = stage.querySelector<HTMLMediaElement>(MEDIA);
      if (media === (shown?.media ?? null)) return;
      shown?.positions.end();
      shown = media && { media, positions: positionsOf(media, stage) };
      offer(shown?.positions ?? null);
    };
    const watch = new MutationObserver(look);
    watch.observe(stage, { childList: true, subtree: true });
    look();
    return () => {
      watch.disconnect();
      shown?.positions.end();
      offer(null);
    };
  }, [stage, isPlayed, offer]);
}
