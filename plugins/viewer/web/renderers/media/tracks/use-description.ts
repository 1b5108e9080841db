import { type RefObject, useEffect, useState } from "react";
import { type MediaTrack, plainWords, VTT } from "./tracks";

/** How far a described sound may be from its film, in seconds. */
const TOLERANCE_SECONDS = 0.3;

/** Follows a film with its description: one that is written is read out, one that is a sound plays along. */
export function useDescription(
  media: RefObject<HTMLMediaElement | null>,
  track: MediaTrack | undefined,
): string {
  const [words, setWords] = useState("");
  const url = track?.url;
  const lang = track?.lang_id;
  const isWritten = track?.media_type === VTT;
  useEffect(() => {
    const element = media.current;
    if (!element || !url || !lang) return;
    return isWritten ? readAlong(element, url, lang, setWords) : playAlong(element, url);
  }, [media, url, lang, isWritten]);
  return track ? words : "";
}

function readAlong(
  media: HTMLMediaElement,
  url: string,
  lang: string,
  tell: (words: string) => void,
): () => void {
  const element = document.createElement("track");
  element.kind = "metadata";
  element.src = url;
  media.append(element);
  element.track.mode = "hidden";
  const read = () => {
    const words = [...(element.track.activeCues ?? [])]
      .map((cue) => plainWords((cue as VTTCue).text))
      .join("\n");
    tell(words);
    if (words && !media.paused) say(words, lang);
  };
  element.track.addEventListener("cuechange", read);
  return () => {
    element.track.removeEventListener("cuechange", read);
    element.track.mode = "disabled";
    element.remove();
    globalThis.speechSynthesis?.cancel();
    tell("");
  };
}

function say(words: string, lang: string): void {
  if (!globalThis.speechSynthesis) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

function playAlong(media: HTMLMediaElement, url: string): () => void {
  const sound = new Audio(url);
  const follow = () => {
    sound.playbackRate = media.playbackRate;
    if (Math.abs(sound.currentTime - media.currentTime) > TOLERANCE_SECONDS) {
      sound.currentTime = media.currentTime;
    }
    if (media.paused || media.ended) sound.pause();
    else if (sound.paused && !sound.ended) sound.play().catch(() => undefined);
  };
  const gone = new AbortController();
  for (const event of ["play", "pause", "seeked", "ratechange", "timeupdate", "ended"]) {
    media.addEventListener(event, follow, { signal: gone.signal });
  }
  sound.addEventListener("loadedmetadata", follow, { once: true, signal: gone.signal });
  return () => {
    gone.abort();
    sound.pause();
    sound.removeAttribute("src");
  };
}
