import { expect, test } from "vitest";
import {
  groupsOf,
  inScope,
  matchedPart,
  matching,
  type PaletteEntry,
  readQuery,
} from "../src/palette/entries";

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

const entry = (id: string, group: PaletteEntry["group"], section?: string): PaletteEntry => ({
  id,
  group,
  section,
  text: id,
});

test("what is at hand comes first, and records stand by the plugin that they are of", () => {
  const groups = groupsOf([
    entry("new", "actions"),
    entry("ana", "records", "Users"),
    entry("alicia", "records", "Contents"),
    entry("eva", "records", "Users"),
    entry("home", "pages"),
    entry("star", "favourites"),
  ]);
  expect(
    groups.map(({ group, section, entries }) => [section ?? group, entries.map(({ id }) => id)]),
  ).toEqual([
    ["favourites", ["star"]],
    ["Users", ["ana", "eva"]],
    ["Contents", ["alicia"]],
    ["pages", ["home"]],
    ["actions", ["new"]],
  ]);
});

test("what is at hand belongs to the records", () => {
  const shown = (["opened", "favourites", "records", "pages"] as const).map((group) =>
    inScope(entry("x", group), "records"),
  );
  expect(shown).toEqual([true, true, true, false]);
});
