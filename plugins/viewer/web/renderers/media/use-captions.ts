import { type RefObject, useEffect, useState } from "react";

const KINDS = ["captions", "subtitles"];

/** The captions of a player: those that its file carries, where the browser reads them, and those that it is given. */
export function useCaptions(media: RefObject<HTMLMediaElement | null>): readonly TextTrack[] {
  const [captions, setCaptions] = useState<readonly TextTrack[]>([]);
  useEffect(() => {
    const tracks = media.current?.textTracks;
    if (!tracks) return;
    const look = () => setCaptions([...tracks].filter(({ kind }) => KINDS.includes(kind)));
    look();
    tracks.addEventListener("addtrack", look);
    tracks.addEventListener("removetrack", look);
    return () => {
      tracks.removeEventListener("addtrack", look);
      tracks.removeEventListener("removetrack", look);
    };
  }, [media]);
  return captions;
}

/** Hides what is shown, or else shows the first. */
export function toggleCaptions(captions: readonly TextTrack[]): void {
  const isShown = captions.some(({ mode }) => mode === "showing");
  for (const [index, track] of captions.entries()) {
    track.mode = !isShown && index === 0 ? "showing" : "disabled";
  }
}
