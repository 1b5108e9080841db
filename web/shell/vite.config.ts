import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { BROWSERS, directIcons, precompress } from "@estante/sdk/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { directImports } from "./direct-imports";
import { layerNames } from "./layers";
import { mathJax } from "./mathjax";
import { publishedTexts } from "./published-texts";

const STARTS = "src/settings/*.test.tsx";

/** Emits `early.js` as a hashed classic script at the head: the policy forbids inline scripts. */
function earlyScript(base: string): Plugin {
  const source = readFileSync(new URL("early.js", import.meta.url), "utf8");
  const fileName = `assets/early-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
  return {
    name: "estante-early-script",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: () => [
      { tag: "script", attrs: { src: `${base}${fileName}` }, injectTo: "head-prepend" },
    ],
  };
}

const base = "/ui/shell/";
// What all the rest is made of, in a file that imports none of the rest: two that import each other begin in the
// wrong order, and the application not at all.
const HOOKS = "use-(color-scheme|isomorphic-effect|media-query|mutation-observer|callback-ref)";
const BASE = new RegExp(
  `/node_modules/(react|react-dom|scheduler|clsx|@mantine/core/esm/core|@mantine/hooks/esm/${HOOKS})/`.replaceAll(
    "/",
    "[\\\\/]",
  ),
);
export default defineConfig({
  base,
  plugins: [
    directIcons(),
    directImports(),
    react(),
    earlyScript(base),
    publishedTexts(),
    mathJax(),
    precompress(),
  ],
  build: {
    manifest: true,
    target: BROWSERS,
    chunkSizeWarningLimit: 4000,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every family's few lines of CSS in one sheet; their files come when text needs them.
            { name: "fonts", test: /@fontsource.*\.css/, includeDependenciesRecursively: false },
            { name: "base", test: BASE, includeDependenciesRecursively: false },
            { name: layerNames(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://school.localhost/" } },
    // One page for all but what starts the texts of its own: see web/sdk/vitest.config.js.
    projects: [
      { extends: true, test: { name: "starts", include: [STARTS] } },
      {
        extends: true,
        test: { name: "shared", isolate: false, exclude: [...configDefaults.exclude, STARTS] },
      },
    ],
  },
});
