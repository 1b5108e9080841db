import { describe, expect, test } from "vitest";
import { contrast, hexOf, oklch } from "./oklch";
import { type Palette, paletteOf, type Semantic } from "./semantic";
import tokens from "./tokens/tokens.json";

interface Leaf {
  $value: string | { hex: string; alpha?: number };
}

const leaves = (group: object): [string, Leaf][] =>
  Object.entries(group).filter(([name]) => !name.startsWith("$"));

function resolve(leaf: Leaf): string {
  if (typeof leaf.$value !== "string") return leaf.$value.hex;
  const path = leaf.$value.slice(1, -1).split(".");
  const target = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tokens);
  return resolve(target as Leaf);
}

/** Distance in OKLab: 0.02 is what an attentive eye just sees. */
function distance(from: string, to: string): number {
  const lab = (hex: string) => {
    const { l, c, h } = oklch(hex);
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  };
  const [a, b] = [lab(from), lab(to)];
  return Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)));
}

const tenants = {
  andaluna: paletteOf({ first: "#0f5d6c", second: "#e0a030" }),
  ipe: paletteOf({ first: "#7a2e8e", second: "#f2b91d" }),
};

describe.each(["andaluna", "ipe"] as const)("the palette of %s", (tenant) => {
  test.each(["brand", "second"] as const)("has the worked %s ramp", (ramp) => {
    const worked = leaves(tokens.tenant[tenant].ramp[ramp]).map(([, leaf]) => resolve(leaf));
    const far = tenants[tenant][ramp].map((hex, step) => distance(hex, worked[step] ?? ""));
    expect(Math.max(...far)).toBeLessThan(0.004);
  });

  test.each(["light", "dark"] as const)("has the worked %s tokens", (scheme) => {
    const derived = tenants[tenant][scheme];
    for (const [name, leaf] of leaves(tokens.tenant[tenant][scheme])) {
      if (name === "overlay") continue;
      const hex = derived[name as keyof Semantic];
      // Only the soft fill of the second colour was tuned by hand in the tokens.
      expect(distance(hex, resolve(leaf)), name).toBeLessThan(name === "secondSoft" ? 0.014 : 0.005);
    }
  });
});

const wheel: string[] = [];
for (let h = 0; h < 360; h += 10) {
  for (const l of [0.12, 0.3, 0.45, 0.6, 0.75, 0.92]) {
    for (const c of [0, 0.03, 0.1, 0.2, 0.32]) wheel.push(hexOf({ l, c, h }));
  }
}
const palettes = wheel.map((first) => paletteOf({ first, second: first }));
const worst = (measure: (palette: Palette) => number) => Math.min(...palettes.map(measure));

describe("any brand in, readable shades out", () => {
  test("white on the accent keeps 5.2", () => {
    expect(worst(({ light }) => contrast(light.accentOn, light.accent))).toBeGreaterThanOrEqual(5.2);
  });
  test("accent text keeps 4.5 on every light fill it may lie on", () => {
    const fills = ["canvas", "surface", "sunken", "hover", "accentSoft", "accentSofter"] as const;
    const lowest = worst(({ light }) =>
      Math.min(...fills.map((fill) => contrast(light.accentText, light[fill]))),
    );
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });
  test("the dark accent keeps 6 under its text and on the canvas", () => {
    expect(worst(({ dark }) => contrast(dark.accentOn, dark.accent))).toBeGreaterThanOrEqual(6);
  });
  test("accent text keeps 4.5 on every dark fill it may lie on", () => {
    const fills = ["canvas", "surface", "hover", "accentSoft", "accentSofter"] as const;
    const lowest = worst(({ dark }) =>
      Math.min(...fills.map((fill) => contrast(dark.accentText, dark[fill]))),
    );
    expect(lowest).toBeGreaterThanOrEqual(4.5);
  });
  test.each(["light", "dark"] as const)("text, muted and outlines are readable in %s", (scheme) => {
    const lowest = (name: keyof Semantic, fill: keyof Semantic) =>
      worst((palette) => contrast(palette[scheme][name], palette[scheme][fill]));
    expect(lowest("text", "hover")).toBeGreaterThanOrEqual(12);
    expect(lowest("muted", "accentSoft")).toBeGreaterThanOrEqual(4.5);
    expect(lowest("subtle", "surface")).toBeGreaterThanOrEqual(4.5);
    expect(lowest("control", "surface")).toBeGreaterThanOrEqual(3);
  });
});
