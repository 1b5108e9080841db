import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://andaluna.localhost/" } },
    css: false,
    setupFiles: ["src/testing/setup.ts"],
    // A busy machine of two cores needs longer than a person would wait.
    testTimeout: 30_000,
  },
});
