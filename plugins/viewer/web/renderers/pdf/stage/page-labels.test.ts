import { expect, test } from "vitest";
import { printedLabels } from "./page-labels";

const tag = (type: string, name: string) => ({ type, name });

test("tags number the last pages, and those before them as books do", () => {
  const tags = [tag("LED_START_PAGE", "7"), tag("LED_NUMBER_PAGE", "3")];
  expect(printedLabels(tags, 7)).toEqual(["i", "ii", "iii", "iv", "7", "8", "9"]);
  expect(printedLabels([tag("LED_START_PAGE", "5")], 3)).toEqual(["5", "6", "7"]);
  expect(printedLabels([tag("LED_NUMBER_PAGE", "2")], 3)).toEqual(["i", "1", "2"]);
  expect(printedLabels([tag("LED_NUMBER_PAGE", "9")], 2)).toEqual(["1", "2"]);
});

test.each(["", "x", "-1", "1.5", "99999999"])("a tag that says %j numbers nothing", (name) => {
  expect(printedLabels([tag("LED_START_PAGE", name), tag("UNKNOWN", "3")], 3)).toBeNull();
});
