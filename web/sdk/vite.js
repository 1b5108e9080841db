import react from "@vitejs/plugin-react";
import { CONTAINER_ENTRY, container } from "./vite-container.js";
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

// What several pages of a half need is one file, and so is what fetches them: each file is a request. What comes
// from the shell runs when a module first asks for it; by itself, so that no two files import each other.
const GROUPED = { minShareCount: 2, includeDependenciesRecursively: false };
const GROUPS = [
  // What plays a content is on no page of a list.
  {
    name: "player",
    test: /^(?!.*[\\/]node_modules[\\/]).*[\\/]player[\\/].*\.(?:tsx?|css)$/,
    priority: 1,
    ...GROUPED,
  },
  {
    name: "common",
    // An address and a version are a line each.
    test: /[\\/]@tabler[\\/]|[\\/]package\.json$|\?url$|^(?!.*[\\/](?:node_modules|locales)[\\/])(?!\0).*\.(?:tsx?|css)$/,
    ...GROUPED,
  },
  { name: "from-shell", test: /^\0(?:rolldown|vite|estante-share)/ },
];

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
      container({ id, entry, shared: [...SHARED, ...beyondKit(process.cwd())] }),
      publishTexts(locales),
      precompress(),
    ],
    build: {
      target: BROWSERS,
      outDir: "dist",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: { remoteEntry: CONTAINER_ENTRY },
        preserveEntrySignatures: "allow-extension",
        output: { entryFileNames: "[name].js", codeSplitting: { groups: GROUPS } },
      },
    },
  };
}
