import { expect, test } from "vitest";
import en from "../src/locales/en.json";
import es from "../src/locales/es.json";
import pt from "../src/locales/pt.json";

type Texts = { readonly [key: string]: string | Texts };

function keysOf(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

// English has no «many»; Spanish and Portuguese need it for millions.
const shared = (texts: Texts) =>
  keysOf(texts)
    .filter((key) => !key.endsWith("_many"))
    .sort();

test("every text is there in the three languages, and none is empty", () => {
  expect(shared(pt)).toEqual(shared(es));
  expect(shared(en)).toEqual(shared(es));
  for (const texts of [es, pt, en]) expect(JSON.stringify(texts)).not.toContain('""');
});

test("every plural of Spanish and Portuguese has its «many»", () => {
  for (const texts of [es, pt]) {
    const keys = keysOf(texts);
    const plurals = keys
      .filter((key) => key.endsWith("_other"))
      .map((key) => key.replace(/_other$/, "_many"));
    expect(keys).toEqual(expect.arrayContaining(plurals));
  }
});
