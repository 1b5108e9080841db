import { expect, test } from "vitest";
import {
  endOf,
  lineAt,
  moveOver,
  placed,
  placedGroup,
  rowsFor,
  type TreeGroup,
  treeAfter,
} from "./tree-moves";

const TREE: readonly TreeGroup[] = [
  { value: "u1", items: ["a", "b", "c"] },
  { value: "u2", items: ["d"] },
  { value: "u3", items: [] },
];

test("a thing goes where another of its group is", () => {
  expect(moveOver(TREE, "a", "c")).toEqual({ kind: "item", value: "a", group: "u1", order: ["b", "c", "a"] });
  expect(moveOver(TREE, "c", "a")).toEqual({ kind: "item", value: "c", group: "u1", order: ["c", "a", "b"] });
  expect(moveOver(TREE, "a", "a")).toBeNull();
});

test("a thing goes into another group: before a thing, to its start, or to its end", () => {
  const into = (over: string) => moveOver(TREE, "b", over);
  expect(into("d")).toMatchObject({ group: "u2", order: ["b", "d"] });
  expect(into("u2")).toMatchObject({ group: "u2", order: ["b", "d"] });
  expect(into(endOf("u2"))).toMatchObject({ group: "u2", order: ["d", "b"] });
  expect(into("u3")).toMatchObject({ group: "u3", order: ["b"] });
});

test("a group goes where another group is, whichever of its rows is hovered", () => {
  for (const over of ["u2", "d", endOf("u2")])
    expect(moveOver(TREE, "u1", over)).toEqual({ kind: "group", value: "u1", order: ["u2", "u1", "u3"] });
});

test("what is there already does not move", () => {
  expect(placed(TREE, "a", "u1", 0)).toBeNull();
  expect(placedGroup(TREE, "u3", 2)).toBeNull();
  expect(moveOver(TREE, "c", endOf("u1"))).toBeNull();
});

test("a line shows on which side it will be", () => {
  expect(lineAt(TREE, "a", "c")).toBe("below");
  expect(lineAt(TREE, "c", "a")).toBe("above");
  expect(lineAt(TREE, "b", "d")).toBe("above");
  expect(lineAt(TREE, "b", "u2")).toBe("below");
  expect(lineAt(TREE, "b", endOf("u2"))).toBe("above");
  expect(lineAt(TREE, "u1", "u3")).toBe("below");
  expect(lineAt(TREE, "u3", "u1")).toBe("above");
});

test("keys walk over the rows that are shown", () => {
  const isOpen = (group: string) => group !== "u1";
  expect(rowsFor(TREE, "d", isOpen)).toEqual(["u1", "u2", "d", "u3", endOf("u3")]);
  expect(rowsFor(TREE, "u2", isOpen)).toEqual(["u1", "u2", "u3"]);
  const isFixed = (group: string) => group === "u1";
  expect(rowsFor(TREE, "d", isOpen, isFixed)).toContain("u1");
  expect(rowsFor(TREE, "u2", isOpen, isFixed)).toEqual(["u2", "u3"]);
});

test("a move leaves each thing in one group", () => {
  const move = moveOver(TREE, "b", "d");
  expect(move && treeAfter(TREE, move)).toEqual([
    { value: "u1", items: ["a", "c"] },
    { value: "u2", items: ["b", "d"] },
    { value: "u3", items: [] },
  ]);
});
