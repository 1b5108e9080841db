import { expect, test } from "vitest";
import { textOf } from "./audit-record.component";

const t = (key: string) => key;

test("what a field was and became stands in one line, and nothing is shown as JSON", () => {
  expect(textOf({ before: "El agua", after: null }, t)).toBe("El agua → –");
  expect(textOf({ before: false, after: true }, t)).toBe("security.no → security.yes");
  expect(textOf({ width: 12, name: "a" }, t)).toBe("width: 12 y name: a");
});
