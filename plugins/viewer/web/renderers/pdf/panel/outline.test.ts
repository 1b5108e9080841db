import { describe, expect, it } from "vitest";
import { entryAt, flatten } from "./outline";

const BOOK = [
  { title: "One", page: 1, children: [{ title: "One and a half", page: 3, children: [] }] },
  { title: "Nowhere", page: null, children: [] },
  { title: "Two", page: 6, children: [] },
];

describe("outline", () => {
  it("lists the entries in reading order with their depth", () => {
    expect(flatten(BOOK).map((e) => [e.key, e.level])).toEqual([
      ["0", 0],
      ["0.0", 1],
      ["1", 0],
      ["2", 0],
    ]);
  });

  it("finds the entry of a page", () => {
    const entries = flatten(BOOK);
    expect(entryAt(entries, 5)?.title).toBe("One and a half");
    expect(entryAt(entries, 6)?.title).toBe("Two");
    expect(entryAt(flatten([]), 1)).toBeUndefined();
  });
});
