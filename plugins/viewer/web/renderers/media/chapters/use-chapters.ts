import { type RefObject, useEffect, useState } from "react";
import { type Line, lineAt, plainWords } from "../tracks/tracks";

export interface Chapters {
  readonly all: readonly Line[];
  /** The one that is played; -1 for none. */
  readonly current: number;
}

/** The chapters of the player's own `<track kind="chapters">`, which draws them along its bar as well. */
export function useChapters(media: RefObject<HTMLMediaElement | null>, url: string | undefined): Chapters {
  const [all, setAll] = useState<readonly Line[]>([]);
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    setAll([]);
    const element = url ? media.current?.querySelector<HTMLTrackElement>('track[kind="chapters"]') : null;
    if (!element) return;
    const read = () => setAll(chaptersOf(element.track.cues));
    if (element.readyState === HTMLTrackElement.LOADED) read();
    element.addEventListener("load", read);
    return () => element.removeEventListener("load", read);
  }, [media, url]);
  useEffect(() => {
    const element = media.current;
    if (!element || all.length === 0) return setCurrent(-1);
    const look = () => setCurrent(lineAt(all, element.currentTime));
    look();
    const moments = ["timeupdate", "seeking"] as const;
    for (const moment of moments) element.addEventListener(moment, look);
    return () => {
      for (const moment of moments) element.removeEventListener(moment, look);
    };
  }, [media, all]);
  return { all, current };
}

const chaptersOf = (cues: TextTrackCueList | null): readonly Line[] =>
  [...(cues ?? [])].map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: plainWords((cue as VTTCue).text),
  }));
