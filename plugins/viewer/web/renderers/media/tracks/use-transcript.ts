import { type RefObject, useEffect, useState } from "react";
import { type Line, linesOf, type MediaTrack, VTT } from "./tracks";
import { useCurrentLine } from "./use-current-line";

export interface Transcript {
  /** Null until they have come; a text without times is one line at each of its paragraphs. */
  readonly lines: readonly Line[] | null;
  readonly isTimed: boolean;
  readonly isBroken: boolean;
  /** The line that is said now; -1 for none. */
  readonly current: number;
}

/** The lines of a transcript, which the browser reads, and which of them the player has come to. */
export function useTranscript(
  media: RefObject<HTMLMediaElement | null>,
  track: MediaTrack | undefined,
): Transcript {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [isBroken, setBroken] = useState(false);
  const url = track?.url;
  const isTimed = track?.media_type === VTT;
  useEffect(() => {
    const element = media.current;
    setLines(null);
    setBroken(false);
    if (!element || !url) return;
    const fail = () => setBroken(true);
    return isTimed ? readTimed(element, url, setLines, fail) : readPlain(url, setLines, fail);
  }, [media, url, isTimed]);
  const current = useCurrentLine(media, isTimed ? lines : null);
  return { lines, isTimed, isBroken, current };
}

type Give = (lines: readonly Line[]) => void;

function readTimed(media: HTMLMediaElement, url: string, give: Give, fail: () => void): () => void {
  const element = document.createElement("track");
  element.kind = "metadata";
  element.src = url;
  element.onload = () => give(linesOf(element.track.cues));
  element.onerror = fail;
  media.append(element);
  element.track.mode = "hidden";
  return () => {
    element.onload = null;
    element.onerror = null;
    element.remove();
  };
}

function readPlain(url: string, give: Give, fail: () => void): () => void {
  const gone = new AbortController();
  fetch(url, { signal: gone.signal })
    .then(async (answer) => {
      if (!answer.ok) return fail();
      const paragraphs = (await answer.text()).split(/\n\s*\n/).filter((text) => text.trim() !== "");
      give(paragraphs.map((text) => ({ start: 0, end: 0, text: text.trim() })));
    })
    .catch(() => gone.signal.aborted || fail());
  return () => gone.abort();
}
