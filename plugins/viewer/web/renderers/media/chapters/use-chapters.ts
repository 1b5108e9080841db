import { type RefObject, useEffect, useState } from "react";
import { type Line, linesOf } from "../tracks/tracks";
import { useCurrentLine } from "../tracks/use-current-line";

export interface Chapters {
  readonly all: readonly Line[];
  /** The one that is played; -1 for none. */
  readonly current: number;
}

const NONE: readonly Line[] = [];

/** The chapters of the player's own `<track kind="chapters">`, which draws them along its bar as well. */
export function useChapters(media: RefObject<HTMLMediaElement | null>, url: string | undefined): Chapters {
  const [all, setAll] = useState(NONE);
  useEffect(() => {
    setAll(NONE);
    const element = url ? media.current?.querySelector<HTMLTrackElement>('track[kind="chapters"]') : null;
    if (!element) return;
    const read = () => setAll(linesOf(element.track.cues));
    if (element.readyState === HTMLTrackElement.LOADED) read();
    element.addEventListener("load", read);
    return () => element.removeEventListener("load", read);
  }, [media, url]);
  return { all, current: useCurrentLine(media, all) };
}
