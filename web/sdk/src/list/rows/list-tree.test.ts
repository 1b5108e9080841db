import { expect, test } from "vitest";
import { nodesOf } from "./list-tree.component";

const place = (row: string) => {
  const words = row.split(" ");
  return {
    label: words.at(-1) ?? "",
    path: words.slice(0, -1).map((label, at) => ({ key: words.slice(0, at + 1).join(" "), label })),
  };
};

test("rows stand below what they lie below, also where that is not listed itself", () => {
  const [first, second] = nodesOf(["a", "a b", "a b c", "d e"], (row) => row, place);
  expect(first).toEqual({
    value: "a",
    label: "a",
    children: [{ value: "a b", label: "b", children: [{ value: "a b c", label: "c", children: [] }] }],
  });
  expect(second).toEqual({
    value: "d",
    label: "d",
    children: [{ value: "d e", label: "e", children: [] }],
  });
});
