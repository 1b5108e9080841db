import { configDefaults, defineConfig } from "vitest/config";

/** What starts the texts of a page, or adds a plugin's, does so once in the life of a page: each has its own. */
const STARTS = "src/{texts,records}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://andaluna.localhost/" } },
    css: false,
    setupFiles: ["src/testing/setup.ts"],
    // A busy machine of two cores needs longer than a person would wait.
    testTimeout: 30_000,
    // The others share one page: to load React and Mantine for each took three quarters of the time.
    projects: [
      { extends: true, test: { name: "starts", include: [STARTS] } },
      {
        extends: true,
        test: { name: "shared", isolate: false, exclude: [...configDefaults.exclude, STARTS] },
      },
    ],
  },
});
