import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";
import { directIcons } from "./vite-icons.js";
import { beyondKit, sharedKit } from "./vite-kit.js";
import { precompress, publishTexts } from "./vite-output.js";

export { directIcons, precompress };

// One of each a page: they come from the shell, so a UI half carries none of them.
const SHARED = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "i18next",
  "react-i18next",
  "@estante/sdk",
  "@estante/sdk/kit",
];

/** The oldest browsers that builds are for: those of the last four years, as far as pdf.js goes back too. */
export const BROWSERS = ["chrome107", "edge107", "firefox115", "safari16.4"];

// What several pages of a half need is one file, and so is what fetches it: each file is a request.
const GROUPS = [
  {
    name: "federation",
    test: /[\\/]node_modules[\\/]@module-federation[\\/]/,
    includeDependenciesRecursively: false,
  },
  {
    name: "common",
    test: /^(?!.*[\\/](?:node_modules|locales)[\\/])(?!\0)(?!.*(?:virtual|__mf)).*\.(?:tsx?|css)$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

const AT_ONCE_SECONDS = 0.001;

const fromShell = { singleton: true, import: false, requiredVersion: false };

/**
 * The Vite configuration of a UI half: `export default defineConfig(estantePlugin("contents"))`.
 *
 * @param {string} id the plugin's id, as in its manifest
 * @param {{ entry?: string, locales?: string }} [options] the module whose default export is made by
 *   `definePlugin`, and the folder of its texts
 * @returns {import("vite").UserConfig} assets are relative, so that the build may be served from anywhere
 */
export function estantePlugin(id, { entry = "./plugin.tsx", locales = "./locales" } = {}) {
  return {
    base: "./",
    plugins: [
      directIcons(),
      sharedKit(),
      react(),
      federation({
        name: id,
        filename: "remoteEntry.js",
        manifest: true,
        dts: false,
        // It would leave out of the shared modules what no module read so far uses, and takes the modules for
        // read when none came for 10 ms: on a busy machine the build then lacks exports. Nothing is left out
        // when that analysis is given up, as here; what is shared comes from the shell anyway.
        moduleParseTimeout: AT_ONCE_SECONDS,
        exposes: { "./plugin": entry },
        shared: Object.fromEntries([...SHARED, ...beyondKit(process.cwd())].map((name) => [name, fromShell])),
      }),
      publishTexts(locales),
      precompress(),
    ],
    build: {
      target: BROWSERS,
      outDir: "dist",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: { groups: GROUPS } } },
    },
  };
}
