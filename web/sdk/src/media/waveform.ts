/** Half the height of the drawing, whose middle line a silence is. */
const HALF = 50;
const LOUDEST = 255;
/** A silence is a line that can be seen. */
const FAINTEST = 2;

/** The heights of a waveform, as a player's payload has it: base64, a byte for each stretch of the sound. */
export function heightsOf(waveform: string): readonly number[] {
  try {
    return Array.from(atob(waveform), (sign) => Math.max(FAINTEST, (sign.charCodeAt(0) / LOUDEST) * HALF));
  } catch {
    return [];
  }
}

/** The bars from one place on up to another, as the path of an SVG that is 100 high and 1 wide for each bar. */
export function barsOf(heights: readonly number[], from: number, to: number): string {
  return heights
    .slice(from, to)
    .map((height, at) => {
      const up = height.toFixed(1);
      return `M${from + at + 0.15} ${(HALF - height).toFixed(1)}h.7v${up}v${up}h-.7z`;
    })
    .join("");
}
