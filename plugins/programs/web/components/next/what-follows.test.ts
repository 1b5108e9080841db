import { expect, test } from "vitest";
import type { StudyLesson } from "../../api/study";
import { contentsAfter } from "./what-follows";

const material = (guid: string, section_guid: string | null, content: string | null) => ({
  guid,
  section_guid,
  content: content === null ? null : { guid: content },
});

const lesson = {
  sections: [{ guid: "s1" }, { guid: "s2" }],
  materials: [
    material("m4", "s2", "c4"),
    material("m2", "s1", "c2"),
    material("m3", "s1", null),
    material("m1", null, "c1"),
  ],
} as unknown as StudyLesson;

const after = (content: string) => contentsAfter(lesson, content).map(({ guid }) => guid);

test("what follows is in the order of the lesson, and opens in the viewer", () => {
  expect(after("c1")).toEqual(["m2", "m4"]);
  expect(after("c2")).toEqual(["m4"]);
  expect(after("c4")).toEqual([]);
});

test("nothing follows what is not in the lesson", () => {
  expect(after("c9")).toEqual([]);
});
