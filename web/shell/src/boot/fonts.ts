import type { Branding } from "@estante/sdk";

// Self-hosted families that a tenant may name; only those it names are fetched, in the scripts it writes.
const FAMILIES: Readonly<Record<string, () => Promise<unknown>>> = {
  Literata: () => import("@fontsource-variable/literata/wght.css"),
  "Instrument Sans": () => import("@fontsource-variable/instrument-sans/wght.css"),
  "Bricolage Grotesque": () => import("@fontsource-variable/bricolage-grotesque/wght.css"),
  Figtree: () => import("@fontsource-variable/figtree/wght.css"),
};

/** Declares the tenant's two families; the browser fetches their files when text needs them. */
export async function declareFonts(branding: Branding): Promise<void> {
  const names = new Set([branding.font_first || "Literata", branding.font_second || "Instrument Sans"]);
  await Promise.all([...names].map((name) => FAMILIES[name]?.()));
}

/** Codes and timings are set in it; no page needs it to be read, so it comes after the first paint. */
export function declareCodeFont(): Promise<unknown> {
  return import("@fontsource-variable/jetbrains-mono/wght.css");
}
