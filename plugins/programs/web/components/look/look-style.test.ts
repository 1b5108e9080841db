// @vitest-environment jsdom
import { contrast, lookOf } from "@estante/sdk";
import { expect, test } from "vitest";
import type { Look } from "../../api/study";
import { adaptedOf, bandStyle, lookStyle, sheetOf, wornOf } from "./look-style";
import { THEMES } from "./themes";

const PLAIN: Look = {
  template: "vanilla",
  config: {},
  colour: "#ed7011",
  paper: null,
  picture: null,
  background: null,
  color_first: null,
  color_second: null,
  gradient_first: null,
  gradient_second: null,
  second_style: null,
  radius: null,
  heading: null,
  body: null,
};
const BRANDS = ["#0f5d6c", "#ffee00", "#050505", "#ff2ea6", "#9acd32", "#ffffff"];
const TEMPLATES = Object.keys(THEMES) as Look["template"][];

test("whatever a program's colours are, words on its sheet and on its buttons are read", () => {
  for (const template of TEMPLATES)
    for (const paper of [null, ...BRANDS])
      for (const first of [null, ...BRANDS])
        for (const scheme of ["light", "dark"] as const) {
          const look = { ...PLAIN, template, paper, color_first: first };
          const style = lookStyle(look, null, scheme) as Record<string, string>;
          const tokens = lookOf(null).palette[scheme];
          const sheet = style["--study-sheet"] ?? tokens.surface;
          const link = style["--es-accent-text"] ?? tokens.accentText;
          const at = `${template} ${paper} ${first} ${scheme}`;
          for (const words of [tokens.text, tokens.muted, tokens.ok, link])
            expect(contrast(words, sheet), at).toBeGreaterThanOrEqual(4.5);
          const button = style["--es-accent"] ?? tokens.accent;
          const onIt = style["--es-accent-on"] ?? tokens.accentOn;
          expect(contrast(onIt, button), at).toBeGreaterThanOrEqual(4.5);
        }
});

test("a colour that is not read as it is says so, with the tone that is worn", () => {
  const pale = { ...PLAIN, color_first: "#ffee00", paper: "#202020" };
  const light = adaptedOf(pale, null).filter(({ scheme }) => scheme === "light");
  expect(light.map(({ part, colour }) => [part, colour])).toEqual([
    ["first", "#ffee00"],
    ["paper", "#202020"],
  ]);
  for (const { ratio, worn, colour } of light) {
    expect(ratio).toBeLessThan(5);
    expect(worn).not.toBe(colour);
  }
  const readable = { ...PLAIN, color_first: "#0f5d6c", paper: "#fff4e5" };
  expect(adaptedOf(readable, null).filter(({ scheme }) => scheme === "light")).toEqual([]);
  expect(sheetOf(readable, null, "light")).toBe("#fff4e5");
});

test("no two templates look alike", () => {
  const looks = TEMPLATES.map((template) => JSON.stringify(THEMES[template]));
  expect(new Set(looks).size).toBe(9);
});

test("a config holds above its template, and leaves out no block of a lesson", () => {
  const config = { lessons: "list", numbers: false, order: ["tasks"] } as const;
  const worn = wornOf({ template: "components", config: { ...config, order: [...config.order] } });
  expect([worn.lessons, worn.numbers, worn.density]).toEqual(["list", false, "compact"]);
  expect(worn.order).toEqual(["tasks", "materials", "toolbox"]);
});

test("own corners, fonts and colours hold above the template's", () => {
  const own = { ...PLAIN, radius: 0, heading: { name: "Casa", url: "/organization/fonts/x", weight: "400" } };
  const style = lookStyle(own, null, "light") as Record<string, string>;
  expect(style["--study-radius"]).toBe("0px");
  expect(style["--es-font-heading"]).toContain('"Casa"');
  const ends = { ...PLAIN, second_style: "gradient", gradient_first: "#111111" } as const;
  expect(bandStyle(ends).background).toBe("linear-gradient(90deg, #111111, #e0a030)");
});
