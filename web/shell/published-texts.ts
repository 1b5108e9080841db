import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LANGUAGES = ["es", "pt", "en"];
// The namespaces of the shell's build, and where their texts are written.
const FOLDERS: Readonly<Record<string, string>> = {
  shell: "src/locales",
  sdk: "../sdk/src/locales",
  fields: "../sdk/src/fields/locales",
  imports: "../sdk/src/imports/locales",
};

/** Publishes the built-in texts as `locales/<namespace>/<language>.json`: the server's translation table reads them. */
export function publishedTexts(): Plugin {
  return {
    name: "estante-published-texts",
    generateBundle() {
      for (const [namespace, folder] of Object.entries(FOLDERS)) {
        for (const language of LANGUAGES) {
          const source = readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), "utf8");
          this.emitFile({ type: "asset", fileName: `locales/${namespace}/${language}.json`, source });
        }
      }
    },
  };
}
