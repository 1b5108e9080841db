import { expect, it } from "vitest";
import type { FieldOptions } from "../fields/field-kinds";
import type { AnyFields } from "../fields/fields";
import { editOf, emptyEdits, fieldOfFault, isOfMany, usualWay } from "./record-edit";

const tags: FieldOptions = { kind: "multiSelect", label: "tags" };
const author: FieldOptions = { kind: "text", label: "author" };
const topics: FieldOptions = { kind: "reference", of: "topics", isMany: true, label: "topics" };
const tool: FieldOptions = { kind: "reference", of: "tools", label: "tool" };
const fields = { all: { tags, author }, bodyOf: (changed: object) => changed } as unknown as AnyFields;

it("adds to what holds several values, and gives others one", () => {
  expect([tags, topics, author, tool].map(isOfMany)).toEqual([true, true, false, false]);
  expect([tags, author].map(usualWay)).toEqual(["add", "set"]);
});

it("sends each field in the part that says what becomes of it", () => {
  const edits = [
    { name: "author", way: "set" },
    { name: "tags", way: "add" },
    { name: "topics", way: "remove" },
  ] as const;
  expect(editOf(fields, edits, { author: "Ana", tags: ["a"], topics: ["b"], other: "c" })).toEqual({
    set: { author: "Ana" },
    add: { tags: ["a"] },
    remove: { topics: ["b"] },
  });
});

it("asks for what would be added or taken, while a field that is set may become empty", () => {
  const edits = [
    { name: "tags", way: "set" },
    { name: "topics", way: "add" },
    { name: "langs", way: "remove" },
  ] as const;
  expect(emptyEdits(edits, { tags: [], topics: [], langs: ["es"] })).toEqual(["topics"]);
});

it("finds the field of what the server refuses", () => {
  expect(["edit.add.tags.0", "edit.set.author", "edit"].map(fieldOfFault)).toEqual([
    "tags",
    "author",
    "edit",
  ]);
});
