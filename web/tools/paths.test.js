import assert from "node:assert/strict";
import { test } from "node:test";
import { relativeToBase } from "./paths.js";

test("paths lose the base that the client adds, and only that", () => {
  const { paths } = relativeToBase({ paths: { "/api/login": 1, "/apiary": 2, "/ui/manifest": 3 } });
  assert.deepEqual(paths, { "/login": 1, "/apiary": 2, "/ui/manifest": 3 });
});
