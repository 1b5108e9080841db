import { setFontFamilies } from "@estante/sdk";

/** Self-hosted families that a tenant may name; only those it names are fetched, in the scripts it writes. */
export function bringFonts(): void {
  setFontFamilies({
    // Titles have one weight, whose file is less than half as large as that of all.
    Literata: () =>
      Promise.all([import("@fontsource/literata/600.css"), import("@fontsource-variable/literata/wght.css")]),
    "Instrument Sans": () => import("@fontsource-variable/instrument-sans/wght.css"),
    "Bricolage Grotesque": () => import("@fontsource-variable/bricolage-grotesque/wght.css"),
    Figtree: () => import("@fontsource-variable/figtree/wght.css"),
  });
}

/** Codes and timings are set in it; no page needs it to be read, so it comes after the first paint. */
export function declareCodeFont(): Promise<unknown> {
  return import("@fontsource-variable/jetbrains-mono/wght.css");
}
