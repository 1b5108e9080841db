import { expect, test } from "vitest";
import { movedIn } from "./moved";

test.each([
  ["down", ["a", "b", "c"], ["b", "a", "c"], { guid: "a", behind: "b" }],
  ["to the front", ["a", "b", "c"], ["c", "a", "b"], { guid: "c", behind: null }],
  ["to the end", ["a", "b", "c"], ["b", "c", "a"], { guid: "a", behind: "c" }],
  ["nowhere", ["a", "b"], ["a", "b"], null],
])("what was moved %s is named with what it stands behind", (_way, before, after, moved) => {
  expect(movedIn(before, after)).toEqual(moved);
});
