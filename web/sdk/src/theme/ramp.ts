import { contrast, hexOf, oklch } from "./oklch";

/** Ten steps, light to dark: what Mantine calls a colour tuple. */
export type Ramp = readonly [string, string, string, string, string, string, string, string, string, string];

const LIGHTNESS = [0.975, 0.945, 0.895, 0.83, 0.755, 0.675, 0.595, 0.53, 0.465, 0.36] as const;
const CHROMA = [0.12, 0.22, 0.42, 0.66, 0.88, 1, 1, 1, 1, 0.82] as const;

/** A ramp whose lightness belongs to the step, so that its contrast does too, whatever the brand. */
export function rampOf(brand: string): Ramp {
  const { l, c, h } = oklch(brand);
  const steps = LIGHTNESS.map((lightness, step) => hexOf({ l: lightness, c: c * (CHROMA[step] ?? 1), h }));
  // The exact brand colour stays where it is safe to read.
  if (contrast(brand, "#ffffff") >= 5.4 && l > 0.34) steps[8] = brand.toLowerCase();
  return steps as unknown as Ramp;
}
