import { expect, test } from "vitest";
import { landingPath } from "../src/app/landing";

test("contents come first", () => {
  expect(landingPath(new Set(["/users", "/contents", "/library"]), "R04")).toBe("/contents");
});

test("without contents the first readable in order is the landing page [SHE-033: the order]", () => {
  expect(landingPath(new Set(["/licenses", "/library", "/profile"]), "R04")).toBe("/library");
  expect(landingPath(new Set(["/profile", "/analytic/game"]), "R04")).toBe("/analytic/game");
});

test("help desk lands on the users when the tenant has them", () => {
  expect(landingPath(new Set(["/contents", "/users"]), "R05")).toBe("/users");
  expect(landingPath(new Set(["/contents"]), "R05")).toBe("/contents");
});

test("a person who may read nothing lands at home", () => {
  expect(landingPath(new Set(), "R07")).toBe("/home");
});
