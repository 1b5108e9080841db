import { useEffect, useRef } from "react";
import { cameTo, heldAt, NEAR, type Stop } from "./stops";

interface Options {
  /** Those that are not answered, in their order. */
  readonly open: readonly Stop[];
  /** Whether nobody gets past them. */
  readonly mustAnswer: boolean;
  readonly onStop: (stop: Stop) => void;
  /** It plays, and nothing holds it. */
  readonly onPlay: () => void;
}

/** Before the first moment: a stop may lie at it. */
const BEFORE = -1;

/** Stops a player where a question is, and keeps it from going past one that is to be answered. */
export function useStops(media: HTMLMediaElement | null, options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    if (!media) return;
    let from = BEFORE;
    let held = BEFORE;
    let frame = 0;
    let isSettling = false;
    const hold = (stop: Stop) => {
      held = stop.at;
      from = stop.at;
      const settle = () => {
        isSettling = false;
        if (media.currentTime !== stop.at) media.currentTime = stop.at;
      };
      if (!media.paused) {
        // What was played up to here counts: it is noted with the pause, before the player goes to its place.
        isSettling = true;
        media.addEventListener("pause", settle, { once: true });
        media.pause();
      } else if (!isSettling) settle();
      latest.current.onStop(stop);
    };
    /** Answers whether it is held. */
    const look = (): boolean => {
      const to = media.currentTime;
      const { open, mustAnswer } = latest.current;
      const stop = mustAnswer ? heldAt(open, to) : cameTo(open, from, to);
      if (stop) hold(stop);
      else from = Math.max(from, to);
      return stop !== null;
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      if (!look() && !media.paused) frame = requestAnimationFrame(follow);
    };
    const play = () => {
      follow();
      if (!media.paused) latest.current.onPlay();
    };
    // Frames rest while the page is in the background; the player goes on telling.
    const update = () => {
      if (!media.paused) look();
    };
    const seek = () => {
      if (Math.abs(media.currentTime - held) <= NEAR) return;
      held = BEFORE;
      from = media.currentTime > 0 ? media.currentTime - NEAR : BEFORE;
      if (latest.current.mustAnswer) look();
    };
    const listeners: [string, () => void][] = [
      ["play", play],
      ["timeupdate", update],
      ["seeking", seek],
    ];
    for (const [event, listener] of listeners) media.addEventListener(event, listener);
    // It may stand where the person left before anything here hears of it.
    if (media.currentTime > 0) seek();
    return () => {
      cancelAnimationFrame(frame);
      for (const [event, listener] of listeners) media.removeEventListener(event, listener);
    };
  }, [media]);
}
