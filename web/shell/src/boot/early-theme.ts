import { type Language, lookOf, type Organization } from "@estante/sdk";
import type { Manifest } from "../app/manifest";

const LOOK = "estante-look";
const FRAMELESS = "estante-frameless";

/** Keeps what `early.js` paints with before anything else is known, so that the next visit does not flash. */
export function storeEarlyTheme(organization: Organization, language: Language): void {
  const { palette } = lookOf(organization.branding);
  const look = {
    language,
    title: organization.name,
    light: palette.light.canvas,
    dark: palette.dark.canvas,
  };
  keep(LOOK, look);
  document.title = organization.name;
}

/** Keeps which pages have no frame, by the first word of their paths: `early.js` draws none there. */
export function storeFramelessPages(manifest: Manifest): void {
  const pages = manifest.plugins.flatMap((plugin) => plugin.pages.filter((page) => !page.chrome));
  keep(FRAMELESS, [...new Set(pages.map((page) => page.path.split("/")[1]))]);
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the first paint is white or black, as the browser likes it, and framed.
  }
}

/** Takes away what `early.js` painted with, once the page paints by itself. */
export function removeEarlyTheme(): void {
  const { style } = document.documentElement;
  style.background = "";
  style.colorScheme = "";
}
