import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTUAL = /\.(js|css|html|svg|json|mjs)$/;
const SMALLEST_BYTES = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/**
 * Lays a `.br` and a `.gz` twin beside every textual file of a build, for the server to send instead.
 *
 * @returns {import("vite").Plugin}
 */
export function precompress() {
  let folder = "";
  return {
    name: "estante-precompress",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        // A build that failed has no folder, and its own error is the one to be read.
        const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
        const files = found.filter((entry) => entry.isFile() && TEXTUAL.test(entry.name));
        for (const entry of files) {
          const path = join(entry.parentPath, entry.name);
          const bytes = await readFile(path);
          if (bytes.length < SMALLEST_BYTES) continue;
          await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, QUALITY));
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        }
      },
    },
  };
}

/**
 * Publishes a UI half's texts beside its entry, so that the side bar can name its sections before it is loaded.
 *
 * @param {string} from the folder with `es.json`, `pt.json` and `en.json`
 * @returns {import("vite").Plugin}
 */
export function publishTexts(from) {
  let source = "";
  let folder = "";
  return {
    name: "estante-publish-texts",
    apply: "build",
    configResolved(config) {
      source = resolve(config.root, from);
      folder = resolve(config.root, config.build.outDir, "locales");
    },
    async writeBundle() {
      await mkdir(folder, { recursive: true });
      for (const language of ["es", "pt", "en"]) {
        await copyFile(join(source, `${language}.json`), join(folder, `${language}.json`));
      }
    },
  };
}
