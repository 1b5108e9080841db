import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const ALL = /./;
// Beside each folder of the package, what is taken of it and where it lies in the build.
const FOLDERS = [
  { from: "cmaps", to: "cmaps", taken: ALL },
  { from: "standard_fonts", to: "standard_fonts", taken: ALL },
  { from: "wasm", to: "wasm", taken: ALL },
  { from: "iccs", to: "iccs", taken: ALL },
  { from: "legacy/web/images", to: "images", taken: /^annotation-/ },
];

/**
 * Lays beside the build what documents need that do not carry it themselves: character maps, standard fonts,
 * image decoders, colour profiles, and the signs of notes.
 *
 * @returns {import("vite").Plugin}
 */
export function pdfData() {
  return {
    name: "estante-pdf-data",
    apply: "build",
    async generateBundle() {
      const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
      for (const { from, to, taken } of FOLDERS) {
        for (const name of await readdir(join(home, from))) {
          if (!taken.test(name)) continue;
          const source = await readFile(join(home, from, name));
          this.emitFile({ type: "asset", fileName: `assets/pdfjs/${to}/${name}`, source });
        }
      }
    },
  };
}
