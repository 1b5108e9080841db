import assert from "node:assert/strict";
import { test } from "node:test";
import { fromKit } from "../sdk/vite-kit.js";

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
