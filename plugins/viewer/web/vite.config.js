import { estantePlugin } from "@estante/sdk/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { pdfData } from "./vite.pdf-data.js";
import { pdfStyles } from "./vite.pdf-styles.js";

// The player of films and sounds is fetched by what plays them alone: its library is larger than all else here.
const MEDIA = {
  name: "media",
  test: /[\\/]renderers[\\/]media[\\/].*\.(?:tsx?|css)$/,
  priority: 2,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

export default defineConfig(
  mergeConfig(estantePlugin("viewer"), {
    plugins: [pdfData(), pdfStyles()],
    // What a renderer imports is fetched with it, not after it.
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [MEDIA] } } },
    },
    // One page for all tests: none of them changes what the next one reads.
    test: { isolate: false },
  }),
);
