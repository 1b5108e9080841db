import { BROWSERS } from "@estante/sdk/vite";
import { defineConfig } from "vite";

const UNUSED = /^\.\/(mobi|fb2|comic-book|tts|vendor\/(zip|fflate))\.js$/;

/** The library opens other formats and reads aloud; nothing here asks it to. */
const onlyBooks = {
  name: "only-books",
  enforce: "pre",
  resolveId: (source, importer) =>
    importer?.includes("/foliate-js/") && UNUSED.test(source) ? "\0unused" : undefined,
  load: (id) => (id === "\0unused" ? "export {}" : undefined),
};

// The players run on content hosts, outside the application: SCORM, with one script for each version, and books.
export default defineConfig({
  base: "./",
  plugins: [onlyBooks],
  build: {
    target: BROWSERS,
    outDir: "dist/player",
    emptyOutDir: true,
    modulePreload: false,
    lib: {
      entry: { scorm: "player/scorm-player.ts", epub: "player/epub/epub-reader.ts" },
      formats: ["es"],
      fileName: (_, name) => `${name}.js`,
    },
    rollupOptions: { output: { chunkFileNames: "[name].js" } },
  },
});
