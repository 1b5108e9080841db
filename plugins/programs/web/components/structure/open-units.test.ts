import { expect, test } from "vitest";
import type { Unit } from "../../api/structure";
import { closedAtFirst } from "./open-units";

const UNITS = ["u1", "u2", "u3"];

/** Units of so many lessons each, called u1-0, u1-1 and so on. */
const program = (lessons: number) =>
  UNITS.map((guid) => ({
    guid,
    lessons: Array.from({ length: lessons }, (_, at) => ({ guid: `${guid}-${at}` })),
  })) as unknown as readonly Unit[];

test("all units of an ordinary program are open", () => {
  expect([...closedAtFirst(program(20), null)]).toEqual([]);
});

test("a large program begins with one unit open: that of the chosen lesson, or the first", () => {
  expect([...closedAtFirst(program(100), null)]).toEqual(["u2", "u3"]);
  expect([...closedAtFirst(program(100), "u3-7")]).toEqual(["u1", "u2"]);
  expect([...closedAtFirst(program(100), "gone")]).toEqual(["u2", "u3"]);
});
