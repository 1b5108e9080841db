import { useLocalStorage } from "@mantine/hooks";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type MediaTrack, plainWords } from "./tracks";

export interface Subtitles {
  /** The language that is shown; null for none. */
  readonly chosen: string | null;
  /** What is said now, for what shows no words by itself: a sound. */
  readonly words: string;
  choose(lang_id: string | null): void;
}

/** The subtitles of a player. Who has chosen a language gets it with the next content that has it too. */
export function useSubtitles(
  media: RefObject<HTMLMediaElement | null>,
  tracks: readonly MediaTrack[],
): Subtitles {
  const [usual, setUsual] = useLocalStorage<string | null>({
    key: "estante-subtitles",
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const wanted = useRef(usual);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was usual as the player opened is shown
  useEffect(() => {
    const list = media.current?.textTracks;
    if (!list) return;
    const all = () => [...list].filter(({ kind }) => kind === "subtitles");
    for (const track of all()) track.mode = track.language === usual ? "showing" : "disabled";
    // Keys and the browser's own menus change the modes as well.
    const look = () => {
      const showing = all().filter(({ mode }) => mode === "showing");
      const shown = showing.find(({ language }) => language === wanted.current) ?? showing[0] ?? null;
      // A browser may add the one of its own language to the one that was chosen.
      for (const track of showing) if (track !== shown) track.mode = "disabled";
      wanted.current = shown?.language ?? null;
      setChosen(shown?.language ?? null);
      for (const track of all()) track.oncuechange = null;
      const read = () =>
        setWords([...(shown?.activeCues ?? [])].map((cue) => plainWords((cue as VTTCue).text)).join("\n"));
      read();
      if (shown) shown.oncuechange = read;
    };
    look();
    list.addEventListener("change", look);
    list.addEventListener("addtrack", look);
    return () => {
      list.removeEventListener("change", look);
      list.removeEventListener("addtrack", look);
    };
  }, [media, tracks.length]);
  const choose = (lang_id: string | null) => {
    setUsual(lang_id);
    wanted.current = lang_id;
    for (const track of media.current?.textTracks ?? []) {
      if (track.kind === "subtitles") track.mode = track.language === lang_id ? "showing" : "disabled";
    }
  };
  return { chosen, words, choose };
}
