import { type Language, lookOf, type Organization } from "@estante/sdk";

const LOOK = "estante-look";

/** Keeps what `early.js` paints with before anything else is known, so that the next visit does not flash. */
export function storeEarlyTheme(organization: Organization, language: Language): void {
  const { palette } = lookOf(organization.branding);
  const look = {
    language,
    title: organization.name,
    light: palette.light.canvas,
    dark: palette.dark.canvas,
  };
  try {
    localStorage.setItem(LOOK, JSON.stringify(look));
  } catch {
    // Without storage the first paint is white or black, as the browser likes it.
  }
  document.title = organization.name;
}

/** Takes away what `early.js` painted with, once the page paints by itself. */
export function removeEarlyTheme(): void {
  const { style } = document.documentElement;
  style.background = "";
  style.colorScheme = "";
}
