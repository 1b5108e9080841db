import type { RenderFailure } from "@estante/sdk";
import { type RefObject, useEffect, useRef, useState } from "react";
import { failureOf } from "../file-trouble";
import { unplayableCodec } from "./codecs";
import { watchPlayback } from "./playback-trouble";

interface Options {
  codecs: readonly string[];
  /** Asks for an address that opens. */
  renew(): Promise<string>;
  onFailure(failure: RenderFailure): void;
}

/** Watches over a player. Answers whether the line to its file is lost, which is waited for. */
export function useMediaTrouble(media: RefObject<HTMLMediaElement | null>, options: Options): boolean {
  const [isLost, setLost] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const nameCodec = () => {
      const codec = unplayableCodec(element, latest.current.codecs);
      if (codec) latest.current.onFailure({ code: "CODEC_NOT_PLAYED", params: { codec } });
      return codec !== null;
    };
    // Browsers play the sound of a film whose pictures they cannot read, and say nothing.
    const look = () => element instanceof HTMLVideoElement && element.videoWidth === 0 && nameCodec();
    element.addEventListener("loadedmetadata", look);
    const stop = watchPlayback(element, {
      renew: () => latest.current.renew(),
      onLost: setLost,
      onFailure: (fault) => {
        if (fault !== "broken" || !nameCodec()) latest.current.onFailure(failureOf(fault));
      },
    });
    return () => {
      element.removeEventListener("loadedmetadata", look);
      stop();
    };
  }, [media]);
  return isLost;
}
