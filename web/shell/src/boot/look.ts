import { type Language, lookOf, type Organization } from "@estante/sdk";

const LOOK = "estante-look";

/** Keeps what `early.js` paints with before anything else is known, so that the next visit does not flash. */
export function rememberLook(organization: Organization, language: Language): void {
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
  setIcon(organization.branding.logo ?? drawnIcon(palette.brand[8], palette.light.second));
}

/** Takes away what `early.js` painted with, once the page paints by itself. */
export function dropEarlyLook(): void {
  const { style } = document.documentElement;
  style.background = "";
  style.colorScheme = "";
}

function setIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement("link");
  link.rel = "icon";
  link.href = address;
  document.head.append(link);
}

/** The three books in the tenant's colours, for tenants without a logo. */
function drawnIcon(brand: string, second: string): string {
  const books = `<path fill="#fff" d="M7 7h4v12H7zM12 8h3v11h-3zM6 20h16v2H6z"/><path fill="${second}" d="m16 8 3.5-.8L22 18.6l-3.5.8z"/>`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="${brand}"/>${books}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(icon)}`;
}
