import { BROWSERS } from "@estante/sdk/vite";
import { defineConfig } from "vite";

// The SCORM player runs on content hosts, outside the application: one script with nothing shared.
export default defineConfig({
  build: {
    target: BROWSERS,
    outDir: "dist/player",
    emptyOutDir: true,
    modulePreload: false,
    lib: { entry: "player/scorm-player.ts", formats: ["es"], fileName: () => "scorm.js" },
  },
});
