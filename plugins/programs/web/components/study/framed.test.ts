import { expect, test } from "vitest";
import { isFramed } from "./framed";

const OWN = "https://andaluna.example";

test.each([
  ["https://example.org/agua", true],
  ["http://example.org/agua", false],
  [`${OWN}/api/users`, false],
  ["javascript:alert(1)", false],
  ["los ríos", false],
])("frames %s: %s", (address, expected) => {
  expect(isFramed(address, OWN)).toBe(expected);
});
