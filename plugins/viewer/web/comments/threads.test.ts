import { expect, test } from "vitest";
import type { Comment } from "./comments.api";
import { marksOf, threadsOf } from "./threads";

const comment = (guid: string, parent_guid: string | null, show_at: number | null, second: number) =>
  ({ guid, parent_guid, show_at, created_at: `2026-03-02T09:00:0${second}Z` }) as Comment;

const ALL = [
  comment("late", "gone", null, 4),
  comment("reply", "first", null, 3),
  comment("second", null, 7, 2),
  comment("first", null, 7, 1),
];

test("a reply stands below its comment, and alone where that is not read", () => {
  const threads = threadsOf(ALL).map(({ first, replies }) => [first.guid, replies.map(({ guid }) => guid)]);
  expect(threads).toEqual([
    ["first", ["reply"]],
    ["second", []],
    ["late", []],
  ]);
});

test("comments at one place have one mark", () => {
  expect(marksOf(threadsOf(ALL)).map(({ at, threads }) => [at, threads.length])).toEqual([[7, 2]]);
});
