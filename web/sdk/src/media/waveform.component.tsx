import { useMemo } from "react";
import { barsOf, heightsOf } from "./waveform";
import classes from "./waveform.module.css";

export interface WaveformProps {
  /** As a payload has it. */
  readonly waveform: string;
  /** How much of it is played, 0 to 1: that part stands out. */
  readonly share: number;
}

/** How loud a sound is along its length; it fills its box, and says nothing to who cannot see it. */
export function Waveform({ waveform, share }: WaveformProps) {
  const heights = useMemo(() => heightsOf(waveform), [waveform]);
  const count = heights.length;
  const played = Math.round(Math.min(1, Math.max(0, share || 0)) * count);
  const paths = useMemo(
    () => [barsOf(heights, 0, played), barsOf(heights, played, count)] as const,
    [heights, played, count],
  );
  return (
    <svg
      className={classes.waveform}
      viewBox={`0 0 ${count} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-played={played}
    >
      <path d={paths[0]} className={classes.played} />
      <path d={paths[1]} />
    </svg>
  );
}
