// @vitest-environment jsdom
import { ApiFailure } from "@estante/sdk";
import { expect, test } from "vitest";
import { fieldsWith, groupsIn } from "./audience-fields";

const SCHOOLS = { id: "schools", name: "Escuelas", reference: "schools" };
const fields = fieldsWith([SCHOOLS]);
type Changed = Parameters<typeof fields.bodyOf>[0];

test("the groups of a message have a field for each kind, and are sent as one", () => {
  const values = fields.valuesOf({ title: "Uno", audiences: { schools: ["a"] } }) as Record<string, unknown>;
  expect(values.audience_schools).toEqual(["a"]);
  expect(fields.valuesOf()).toMatchObject({ audience_schools: [] });
  // What was changed has its own fields only.
  expect(fields.valuesOf({ title: "Uno" })).toMatchObject({ audience_schools: [] });
  expect(groupsIn(values)).toEqual({ schools: ["a"] });
  expect(fields.bodyOf({ title: "Dos", audience_schools: ["a", "b"] } as Changed)).toEqual({
    title: "Dos",
    audiences: { schools: ["a", "b"] },
  });
  expect(fields.bodyOf({ title: "Dos" })).toEqual({ title: "Dos" });
});

test("what is wrong of a kind stands at its field", () => {
  const fault = { field: "audiences.schools", code: "choice", message: "no" };
  const failure = new ApiFailure(400, "VALIDATION_ERROR", "", [fault], "", {});
  expect(fields.failureOf(failure).fields).toEqual([{ ...fault, field: "audience_schools" }]);
});
