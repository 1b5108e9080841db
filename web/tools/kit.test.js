import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { beyondKit, fromKit } from "../sdk/vite-kit.js";

test("what the kit has comes from the kit, and the rest from where it is", () => {
  assert.equal(
    fromKit("Button, Accordion, type ButtonProps", "@mantine/core"),
    'import { Button } from "@estante/sdk/kit"; import { Accordion } from "@mantine/core";',
  );
  assert.equal(
    fromKit("useMediaQuery as useMedia", "@mantine/hooks"),
    'import { useMediaQuery as useMedia } from "@estante/sdk/kit";',
  );
  assert.equal(fromKit("Button", "@mantine/hooks"), 'import { Button } from "@mantine/hooks";');
});

test("a half is given what it needs beyond the kit, and what its libraries need", () => {
  const halfOf = (code) => {
    const folder = mkdtempSync(join(tmpdir(), "half-"));
    writeFileSync(join(folder, "plugin.tsx"), code);
    return folder;
  };
  assert.deepEqual(beyondKit(halfOf('import { Button } from "@mantine/core";')), []);
  assert.deepEqual(beyondKit(halfOf('import { Accordion } from "@mantine/core";')), ["@mantine/core"]);
  assert.deepEqual(beyondKit(halfOf('import { AreaChart } from "@mantine/charts";')), [
    "@mantine/core",
    "@mantine/hooks",
  ]);
});
