import { hexOf, oklch } from "./oklch";
import { type Ramp, rampOf } from "./ramp";

export interface Brand {
  readonly first: string;
  readonly second: string;
}

const NEUTRALS = {
  light: {
    canvas: [0.962, 0.006],
    surface: [1, 0],
    sunken: [0.978, 0.0045],
    hover: [0.968, 0.006],
    border: [0.909, 0.0065],
    borderStrong: [0.8495, 0.0095],
    control: [0.635, 0.012],
    text: [0.2235, 0.018],
    muted: [0.444, 0.0165],
    subtle: [0.529, 0.014],
  },
  dark: {
    canvas: [0.155, 0.012],
    surface: [0.1945, 0.0135],
    sunken: [0.174, 0.012],
    hover: [0.24, 0.014],
    border: [0.284, 0.0145],
    borderStrong: [0.359, 0.0145],
    control: [0.529, 0.014],
    text: [0.945, 0.005],
    muted: [0.75, 0.012],
    subtle: [0.669, 0.0125],
  },
} as const;

// Status colours are the same for every tenant, so that red means the same everywhere.
const STATUS = {
  light: {
    ok: "#156b3d",
    okSoft: "#e4f4ea",
    warn: "#8f5a00",
    warnSoft: "#fcf0d8",
    bad: "#b3261e",
    badSoft: "#fce9e7",
    info: "#2459b8",
    infoSoft: "#e7eefb",
    overlay: "rgb(16 32 36 / 0.4)",
  },
  dark: {
    ok: "#5cc98b",
    okSoft: "#14301f",
    warn: "#e9b55c",
    warnSoft: "#33260c",
    bad: "#f28b82",
    badSoft: "#3a1a18",
    info: "#8db4f5",
    infoSoft: "#182743",
    overlay: "rgb(0 0 0 / 0.65)",
  },
} as const;

type Neutral = keyof (typeof NEUTRALS)["light"];
type Status = keyof (typeof STATUS)["light"];
type Accent =
  | "accent"
  | "accentHover"
  | "accentOn"
  | "accentText"
  | "accentSoft"
  | "accentSofter"
  | "accentBorder"
  | "second"
  | "secondText"
  | "secondSoft"
  | "focus"
  | "raised"
  | "inverse"
  | "inverseText"
  | "shelf";

/** What components paint with, by name. */
export type Semantic = Readonly<Record<Neutral | Status | Accent, string>>;

export interface Palette {
  readonly brand: Ramp;
  readonly second: Ramp;
  readonly light: Semantic;
  readonly dark: Semantic;
}

function neutralsOf(scheme: "light" | "dark", brand: string): Record<Neutral, string> {
  const { c, h } = oklch(brand);
  // A grey brand keeps grey neutrals: without chroma its hue is noise.
  const share = Math.min(1, c / 0.02);
  const entries = Object.entries(NEUTRALS[scheme]).map(([name, [l, chroma]]) => [
    name,
    hexOf({ l, c: chroma * share, h }),
  ]);
  return Object.fromEntries(entries) as Record<Neutral, string>;
}

function lightOf(brand: Brand, first: Ramp, second: Ramp): Semantic {
  const neutrals = neutralsOf("light", brand.first);
  return {
    ...neutrals,
    ...STATUS.light,
    accent: first[8],
    accentHover: first[9],
    accentOn: "#ffffff",
    accentText: first[8],
    accentSoft: first[1],
    accentSofter: first[0],
    accentBorder: first[3],
    second: brand.second.toLowerCase(),
    secondText: second[8],
    secondSoft: second[1],
    focus: first[8],
    raised: "#ffffff",
    inverse: neutrals.text,
    inverseText: "#ffffff",
    shelf: neutrals.borderStrong,
  };
}

function darkOf(brand: Brand, first: Ramp, second: Ramp): Semantic {
  const neutrals = neutralsOf("dark", brand.first);
  const { c, h } = oklch(brand.first);
  const secondBrand = oklch(brand.second);
  const grey = Math.min(1, c / 0.02);
  return {
    ...neutrals,
    ...STATUS.dark,
    accent: first[4],
    accentHover: first[3],
    accentOn: neutrals.canvas,
    accentText: first[4],
    accentSoft: hexOf({ l: 0.2825, c: 0.01 * grey + 0.396 * c, h }),
    accentSofter: hexOf({ l: 0.2455, c: 0.0128 * grey + 0.236 * c, h }),
    accentBorder: hexOf({ l: 0.4465, c: 0.69 * c, h }),
    second: brand.second.toLowerCase(),
    secondText: second[4],
    secondSoft: hexOf({ l: 0.3005, c: 0.27 * secondBrand.c, h: secondBrand.h }),
    focus: first[4],
    raised: neutrals.hover,
    inverse: "#eef2f3",
    inverseText: neutrals.canvas,
    shelf: neutrals.borderStrong,
  };
}

/** Every colour that a tenant's two brand colours lead to, in light and in dark. */
export function paletteOf(brand: Brand): Palette {
  const first = rampOf(brand.first);
  const second = rampOf(brand.second);
  return { brand: first, second, light: lightOf(brand, first, second), dark: darkOf(brand, first, second) };
}
