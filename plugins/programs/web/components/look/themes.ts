import type { Look } from "../../api/study";

/** What tells one template from another at a glance. A program's config and own styles change it. */
export interface Theme {
  /** Corners, and the size of the title, in px. */
  readonly radius: number;
  readonly title: number;
  /** Height of the stripe of colour at the head, in px. */
  readonly band: number;
  /** The sheet behind the words, and the second colour, where the program has none of its own. */
  readonly paper: string | null;
  readonly second: string;
  readonly secondStyle: NonNullable<Look["second_style"]>;
  /** How a unit stands on the sheet. */
  readonly unit: "plain" | "boxed" | "striped";
  readonly cover: "book" | "wide" | "none";
  readonly density: "roomy" | "compact";
  readonly lessons: "list" | "cards";
}

const VANILLA: Theme = {
  radius: 8,
  title: 26,
  band: 4,
  paper: null,
  second: "#e0a030",
  secondStyle: "solid",
  unit: "plain",
  cover: "book",
  density: "roomy",
  lessons: "list",
};

export const THEMES: Readonly<Record<Look["template"], Theme>> = {
  vanilla: VANILLA,
  lite: { ...VANILLA, radius: 4, title: 22, band: 1, cover: "none", density: "compact" },
  retro: {
    ...VANILLA,
    radius: 0,
    title: 30,
    band: 12,
    paper: "#fbf3e0",
    second: "#8a4b2a",
    secondStyle: "outline",
    unit: "striped",
  },
  "primary-2022": {
    ...VANILLA,
    radius: 20,
    title: 32,
    band: 20,
    paper: "#fff6dd",
    second: "#f2b91d",
    unit: "boxed",
    lessons: "cards",
  },
  "primary-2025": {
    ...VANILLA,
    radius: 28,
    title: 34,
    band: 28,
    paper: "#eef7ff",
    second: "#3aa0e0",
    secondStyle: "gradient",
    unit: "boxed",
    cover: "wide",
    lessons: "cards",
  },
  "secondary-2022": { ...VANILLA, radius: 6, title: 24, band: 8, second: "#4a6fa5", unit: "striped" },
  "secondary-pqlco": {
    ...VANILLA,
    radius: 2,
    title: 24,
    band: 8,
    paper: "#f3f6f4",
    second: "#2f7d5b",
    unit: "striped",
    density: "compact",
  },
  steam: {
    ...VANILLA,
    radius: 12,
    title: 28,
    band: 16,
    paper: "#f1f0ff",
    second: "#7b5bd6",
    secondStyle: "gradient",
    unit: "boxed",
    cover: "wide",
  },
  components: {
    ...VANILLA,
    radius: 14,
    title: 24,
    band: 6,
    secondStyle: "outline",
    unit: "boxed",
    density: "compact",
    lessons: "cards",
  },
};
