import { expect, test } from "vitest";
import { movedIn } from "./held-contents";

test("what was moved is told with what it stands behind now", () => {
  const all = ["a", "b", "c", "d"];
  expect(movedIn(all, ["b", "c", "a", "d"])).toEqual({ guid: "a", behind: "c" });
  expect(movedIn(all, ["d", "a", "b", "c"])).toEqual({ guid: "d", behind: null });
  expect(movedIn(all, ["a", "b", "d", "c"])).toEqual({ guid: "c", behind: "d" });
  expect(movedIn(all, all)).toBeNull();
});
