import { expect, test } from "vitest";
import { matchedPart, matching, readQuery } from "../src/palette/entries";

test("a > in front asks for actions", () => {
  expect(readQuery("> oscuro", "all")).toEqual({ scope: "actions", wanted: "oscuro" });
  expect(readQuery(" mat ", "pages")).toEqual({ scope: "pages", wanted: "mat" });
});

test("accents and capitals do not matter, and a beginning comes first", () => {
  const entries = [{ text: "Nueva colección" }, { text: "Colecciones" }, { text: "Publicaciones" }];
  expect(matching(entries, "COLECCION").map((entry) => entry.text)).toEqual([
    "Colecciones",
    "Nueva colección",
  ]);
});

test("the matched part is found under its accents", () => {
  expect(matchedPart("Álgebra inicial", "alge")).toEqual([0, 4]);
  expect(matchedPart("Álgebra inicial", "zeta")).toBeNull();
  expect(matchedPart("Álgebra inicial", "")).toBeNull();
});
