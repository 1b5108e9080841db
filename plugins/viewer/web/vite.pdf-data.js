import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const FOLDERS = ["cmaps", "standard_fonts", "wasm", "iccs"];

/**
 * Lays beside the build what documents need that do not carry it themselves: character maps, standard fonts,
 * image decoders, colour profiles.
 *
 * @returns {import("vite").Plugin}
 */
export function pdfData() {
  return {
    name: "estante-pdf-data",
    apply: "build",
    async generateBundle() {
      const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
      for (const folder of FOLDERS) {
        for (const name of await readdir(join(home, folder))) {
          const source = await readFile(join(home, folder, name));
          this.emitFile({ type: "asset", fileName: `assets/pdfjs/${folder}/${name}`, source });
        }
      }
    },
  };
}
