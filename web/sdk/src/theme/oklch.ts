/** Colour arithmetic in OKLCH. Channels of sRGB are 0..1; hue is in degrees. */

export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [number, number, number];

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function parseHex(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const fits = (colour: Oklch) => linearOf(colour).every((v) => v >= -0.0001 && v <= 1.0001);

export function oklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex).map(linear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The nearest sRGB colour of the same lightness and hue: chroma gives way, never lightness. */
export function hexOf(colour: Oklch): string {
  let inside = colour;
  if (!fits(colour)) {
    let low = 0;
    let high = colour.c;
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (fits({ ...colour, c: middle })) low = middle;
      else high = middle;
    }
    inside = { ...colour, c: low };
  }
  const channels = linearOf(inside).map((v) => Math.round(gamma(Math.min(1, Math.max(0, v))) * 255));
  return `#${channels.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

/** Contrast ratio of two colours, 1..21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = parseHex(hex);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
