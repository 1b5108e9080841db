import { expect, test } from "vitest";
import en from "./en.json";
import es from "./es.json";
import pt from "./pt.json";

function keysOf(node: object, path = ""): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

// Spanish and Portuguese have a plural for millions that English lacks.
const comparable = (node: object) =>
  keysOf(node)
    .filter((key) => !key.endsWith("_many"))
    .sort();

test("the three languages hold the same keys", () => {
  expect(comparable(pt)).toEqual(comparable(es));
  expect(comparable(en)).toEqual(comparable(es));
});

test("every plural of Spanish and Portuguese has its form for millions", () => {
  for (const texts of [es, pt]) {
    const keys = new Set(keysOf(texts));
    for (const key of keys)
      if (key.endsWith("_other")) expect(keys).toContain(key.replace(/_other$/, "_many"));
  }
});
