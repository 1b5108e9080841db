import type { Renderer } from "foliate-js/view.js";
import type { Look, Theme } from "./protocol";

interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly link: string;
  readonly scheme: "light" | "dark";
}

const COLOURS: Record<Theme, Colours> = {
  white: { paper: "#ffffff", ink: "#1b1a17", link: "#00576a", scheme: "light" },
  paper: { paper: "#f7f0e3", ink: "#2a241b", link: "#00576a", scheme: "light" },
  grey: { paper: "#3a3d40", ink: "#ececea", link: "#9fd8e6", scheme: "dark" },
  night: { paper: "#0c1013", ink: "#d3d6d4", link: "#8ccbdb", scheme: "dark" },
};
const FONTS = {
  book: "",
  serif: "Literata, Georgia, 'Noto Serif', serif",
  sans: "'Atkinson Hyperlegible', Verdana, 'Noto Sans', sans-serif",
} as const;
const LEADING = { tight: 1.3, normal: 1.55, wide: 1.9 } as const;
const GAP = { small: "4%", medium: "7%", large: "12%" } as const;
const NARROW = "(max-width: 767px)";

/** Shows the book as the person wants it. A fixed layout has pages of its own: only what is around them changes. */
export function applyLook(renderer: Renderer, look: Look, isFixed: boolean): void {
  const { paper } = COLOURS[look.theme];
  document.body.style.background = paper;
  if (isFixed) return;
  const isNarrow = matchMedia(NARROW).matches;
  renderer.setAttribute("margin", isNarrow ? "24px" : "48px");
  renderer.setAttribute("gap", GAP[look.margins]);
  renderer.setAttribute("max-inline-size", "680px");
  renderer.setAttribute("max-column-count", look.flow === "two" ? "2" : "1");
  renderer.setAttribute("flow", look.flow === "scrolled" ? "scrolled" : "paginated");
  renderer.setStyles?.(stylesOf(look));
}

export function stylesOf({ theme, size, font, spacing }: Look): string {
  const { paper, ink, link, scheme } = COLOURS[theme];
  const family = FONTS[font];
  return `
    @namespace epub "http://www.idpf.org/2007/ops";
    html { color-scheme: ${scheme}; font-size: ${size}%; --theme-bg-color: ${paper}; }
    html, body { color: ${ink} !important; background-color: ${paper} !important; }
    ${scheme === "dark" ? "body *:not(a, svg *) { color: inherit !important; background-color: transparent !important; }" : ""}
    a:any-link, a:any-link * { color: ${link} !important; }
    p, li, blockquote, dd { line-height: ${LEADING[spacing]}; }
    ${font === "sans" ? "p, li, blockquote, dd { text-align: start !important; letter-spacing: 0.02em; }" : ""}
    ${family ? `body, body *:not(code, pre, kbd, samp, math *) { font-family: ${family} !important; }` : ""}
    pre { white-space: pre-wrap !important; }
    aside[epub|type~="footnote"], aside[epub|type~="endnote"], aside[epub|type~="rearnote"] { display: none; }
  `;
}
