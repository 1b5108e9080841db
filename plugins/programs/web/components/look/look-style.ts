import { type Branding, contrast, lookOf, paletteOf, textFont, titleFont } from "@estante/sdk";
import type { CSSProperties } from "react";
import type { Look } from "../../api/study";
import { THEMES, type Theme } from "./themes";

/** Text is read from here on (WCAG 2.2); on a sheet there is some more, for what a pointer lies on. */
const READ = 4.5;
const ON_SHEET = 5;
const BLOCKS = ["materials", "tasks", "toolbox"] as const;

export type Scheme = "light" | "dark";
export type Block = (typeof BLOCKS)[number];

/** A look with all that its config leaves to its template. */
export interface Worn {
  readonly theme: Theme;
  readonly numbers: boolean;
  readonly progress: boolean;
  readonly cover: Theme["cover"];
  readonly density: Theme["density"];
  readonly lessons: Theme["lessons"];
  readonly order: readonly Block[];
}

/** What a look shows, and how. */
export function wornOf({ template, config }: Pick<Look, "template" | "config">): Worn {
  const theme = THEMES[template];
  const first = config.order ?? [];
  return {
    theme,
    numbers: config.numbers ?? true,
    progress: config.progress ?? true,
    cover: config.cover ?? theme.cover,
    density: config.density ?? theme.density,
    lessons: config.lessons ?? theme.lessons,
    order: [...first, ...BLOCKS.filter((block) => !first.includes(block))],
  };
}

type Painted = Pick<Look, "template" | "color_first" | "paper">;

/** The tokens of a page with the program's first colour in the place of the organization's. */
function tokensOf(look: Painted, branding: Branding | null, scheme: Scheme) {
  const tokens = lookOf(branding).palette[scheme];
  if (!look.color_first) return tokens;
  const own = paletteOf({ first: look.color_first, second: look.color_first })[scheme];
  const { accent, accentHover, accentOn, accentText, accentSoft, accentSofter, focus } = own;
  return { ...tokens, accent, accentHover, accentOn, accentText, accentSoft, accentSofter, focus };
}

/** The sheet that words are read on: the paper as it is, or else the tone of it that they are read on. */
export function sheetOf(look: Painted, branding: Branding | null, scheme: Scheme): string | null {
  const paper = look.paper ?? THEMES[look.template].paper;
  if (!paper) return null;
  const { muted, accentText, ok } = tokensOf(look, branding, scheme);
  const isRead = [muted, accentText, ok].every((words) => contrast(words, paper) >= ON_SHEET);
  return isRead ? paper.toLowerCase() : paletteOf({ first: paper, second: paper })[scheme].accentSofter;
}

/** The second colour, as it is worn: it holds no words. */
function bandOf(look: Look, theme: Theme): CSSProperties {
  const first = look.color_first ?? look.colour;
  const second = look.color_second ?? theme.second;
  switch (look.second_style ?? theme.secondStyle) {
    case "gradient": {
      const ends = [look.gradient_first ?? first, look.gradient_second ?? second];
      return { background: `linear-gradient(90deg, ${ends.join(", ")})` };
    }
    case "outline":
      return { background: first, boxShadow: `inset 0 0 0 2px ${second}` };
    default:
      return { background: `linear-gradient(90deg, ${first} 75%, ${second} 75%)` };
  }
}

/** What the stripe of colour at the head of a page is painted with. */
export const bandStyle = (look: Look): CSSProperties => bandOf(look, THEMES[look.template]);

/** The variables that everything inside of a look is painted with. */
export function lookStyle(look: Look, branding: Branding | null, scheme: Scheme): CSSProperties {
  const { theme } = wornOf(look);
  const tokens = tokensOf(look, branding, scheme);
  const sheet = sheetOf(look, branding, scheme);
  return {
    "--study-colour": look.color_first ?? look.colour,
    "--study-radius": `${look.radius ?? theme.radius}px`,
    "--study-title": `${theme.title}px`,
    "--study-band": `${theme.band}px`,
    ...(sheet && { "--study-sheet": sheet }),
    ...(look.color_first && {
      "--es-accent": tokens.accent,
      "--es-accent-hover": tokens.accentHover,
      "--es-accent-on": tokens.accentOn,
      "--es-accent-text": tokens.accentText,
      "--es-accent-soft": tokens.accentSoft,
      "--es-accent-softer": tokens.accentSofter,
      "--es-focus": tokens.focus,
    }),
    ...(look.heading && { "--es-font-heading": titleFont(look.heading.name) }),
    ...(look.body && { "--es-font": textFont(look.body.name) }),
    ...(look.background && { backgroundImage: `url(${JSON.stringify(look.background)})` }),
  } as CSSProperties;
}

/** A colour that is too pale or too dark to be read as it is, how well it is, and the tone that is worn instead. */
export interface Adapted {
  readonly part: "first" | "paper";
  readonly scheme: Scheme;
  readonly colour: string;
  readonly ratio: number;
  readonly worn: string;
}

/** What of a program's own colours is not worn as it is, since words would not be read. */
export function adaptedOf(look: Painted, branding: Branding | null): readonly Adapted[] {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const { accent, muted, surface } = tokensOf(look, branding, scheme);
    const { color_first: first, paper } = look;
    const adapted: Adapted[] = [];
    if (first && first.toLowerCase() !== accent && contrast(first, surface) < READ)
      adapted.push({ part: "first", scheme, colour: first, ratio: contrast(first, surface), worn: accent });
    const sheet = sheetOf(look, branding, scheme);
    if (paper && sheet && sheet !== paper.toLowerCase())
      adapted.push({ part: "paper", scheme, colour: paper, ratio: contrast(muted, paper), worn: sheet });
    return adapted;
  });
}
