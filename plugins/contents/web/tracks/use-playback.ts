import { type RefObject, useEffect, useState } from "react";

export interface Playback {
  /** Milliseconds. */
  readonly moment: number;
  readonly isPlaying: boolean;
  /** Where it stands at this very moment, in milliseconds. */
  now(): number;
  toggle(): void;
  seek(moment: number): void;
  playFrom(moment: number): void;
}

/** A player's place, which it is told of with every picture while it plays; `source` is what it plays. */
export function usePlayback(media: RefObject<HTMLMediaElement | null>, source: string): Playback {
  const [moment, setMoment] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is no player until there is something to play
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    let frame = 0;
    const look = () => setMoment(element.currentTime * 1000);
    const follow = () => {
      look();
      frame = element.paused ? 0 : requestAnimationFrame(follow);
    };
    const change = () => {
      setPlaying(!element.paused);
      cancelAnimationFrame(frame);
      follow();
    };
    const events = ["play", "pause", "seeked", "ended", "loadedmetadata"];
    for (const event of events) element.addEventListener(event, change);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) element.removeEventListener(event, change);
    };
  }, [media, source]);
  const seek = (to: number) => {
    if (media.current) media.current.currentTime = Math.max(0, to) / 1000;
    setMoment(Math.max(0, to));
  };
  const play = () => void media.current?.play().catch(() => undefined);
  return {
    moment,
    isPlaying,
    now: () => (media.current ? media.current.currentTime * 1000 : 0),
    toggle: () => (media.current?.paused ? play() : media.current?.pause()),
    seek,
    playFrom: (from) => {
      seek(from);
      play();
    },
  };
}
