import { BROWSERS } from "@estante/sdk/vite";
import { defineConfig } from "vite";

// The SCORM player runs on content hosts, outside the application: one script, and one for each version of SCORM.
export default defineConfig({
  base: "./",
  build: {
    target: BROWSERS,
    outDir: "dist/player",
    emptyOutDir: true,
    modulePreload: false,
    lib: { entry: "player/scorm-player.ts", formats: ["es"], fileName: () => "scorm.js" },
    rollupOptions: { output: { chunkFileNames: "[name].js" } },
  },
});
