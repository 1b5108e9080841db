import { Waveform } from "@estante/sdk";
import { type RefObject, useEffect, useState } from "react";
import classes from "./media-player.module.css";

interface Props {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly waveform: string;
}

/** The waveform of what is played, up to where it stands. */
export function PlayedWaveform({ media, waveform }: Props) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const look = () => setShare(element.duration > 0 ? element.currentTime / element.duration : 0);
    const events = ["timeupdate", "seeking", "loadedmetadata"];
    look();
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
    };
  }, [media]);
  return (
    <div className={classes.waveform}>
      <Waveform waveform={waveform} share={share} />
    </div>
  );
}
