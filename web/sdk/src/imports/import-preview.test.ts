import { expect, test } from "vitest";
import { letterOf } from "./import-preview.component";

test("columns are named as in a spreadsheet", () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
});
