import { estantePlugin } from "@estante/sdk/vite";
import { defineConfig, mergeConfig } from "vite";
import { pdfData } from "./vite.pdf-data.js";
import { pdfStyles } from "./vite.pdf-styles.js";

export default defineConfig(
  mergeConfig(estantePlugin("viewer"), {
    plugins: [pdfData(), pdfStyles()],
    // What a renderer imports is fetched with it, not after it.
    build: { modulePreload: { polyfill: false } },
  }),
);
