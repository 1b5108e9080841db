import { estantePlugin } from "@estante/sdk/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { pdfData } from "./vite.pdf-data.js";
import { pdfStyles } from "./vite.pdf-styles.js";

export default defineConfig(
  mergeConfig(estantePlugin("viewer"), {
    plugins: [pdfData(), pdfStyles()],
    // What a renderer imports is fetched with it, not after it.
    build: { modulePreload: { polyfill: false } },
    // One page for all tests: none of them changes what the next one reads.
    test: { isolate: false },
  }),
);
