import { API_BASE } from "../api/client";
import type { Branding, OwnFont } from "./css-variables";

/** What a look that names no fonts has. */
export const DEFAULT_FONTS = { titles: "Literata", text: "Instrument Sans" };

const SERIF = new Set(["Literata"]);
// Mantine sets families without @font-face metrics of ours behind them.
const lastOf = (family: string) => (SERIF.has(family) ? "Georgia, serif" : "system-ui, sans-serif");

/** The `font-family` of texts: a family as the shell brings it, in all its weights, or as the organization calls it. */
export const textFont = (family: string) => `"${family} Variable", "${family}", ${lastOf(family)}`;

/** The `font-family` of titles: the file of their one weight comes first, where there is one. */
export const titleFont = (family: string) => `"${family}", "${family} Variable", ${lastOf(family)}`;

type Families = Readonly<Record<string, () => Promise<unknown>>>;

let families: Families = {};
const declared = new WeakMap<Document, Set<string>>();

/** The families that the shell brings, each with what declares it. */
export function setFontFamilies(brought: Families): void {
  families = brought;
}

/** Declares the two fonts of a look in a page; the browser fetches their files when text needs them. */
export async function declareFonts(branding: Branding, page: Document = document): Promise<void> {
  const names = new Set([
    branding.font_first || DEFAULT_FONTS.titles,
    branding.font_second || DEFAULT_FONTS.text,
  ]);
  for (const font of branding.font_faces ?? []) if (names.has(font.family)) declareOwnFont(font, page);
  await Promise.all([...names].map((name) => families[name]?.()));
}

function declareOwnFont({ family, url, weight }: OwnFont, page: Document): void {
  const urls = declared.get(page) ?? new Set();
  const Face = page.defaultView?.FontFace;
  if (urls.has(url) || !Face) return;
  declared.set(page, urls.add(url));
  page.fonts.add(new Face(family, `url("${API_BASE}${url}")`, { weight, display: "swap" }));
}
