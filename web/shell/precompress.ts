import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTUAL = /\.(js|css|html|svg|json)$/;
const SMALLEST_BYTES = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Lays a `.br` and a `.gz` twin beside every textual file, for the server to send instead. */
export function precompress(folder: string): Plugin {
  return {
    name: "estante-precompress",
    apply: "build",
    async closeBundle() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = found.filter((entry) => entry.isFile() && TEXTUAL.test(entry.name));
      for (const entry of files) {
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        if (bytes.length < SMALLEST_BYTES) continue;
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, QUALITY));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }
    },
  };
}
