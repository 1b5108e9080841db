import { type RefObject, useEffect, useState } from "react";
import { type Line, lineAt } from "./tracks";

const MOMENTS = ["timeupdate", "seeking"] as const;

/** Which of these lines the player has come to; -1 for none. */
export function useCurrentLine(
  media: RefObject<HTMLMediaElement | null>,
  lines: readonly Line[] | null,
): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const element = media.current;
    if (!element || !lines) return setCurrent(-1);
    const look = () => setCurrent(lineAt(lines, element.currentTime));
    look();
    for (const moment of MOMENTS) element.addEventListener(moment, look);
    return () => {
      for (const moment of MOMENTS) element.removeEventListener(moment, look);
    };
  }, [media, lines]);
  return current;
}
