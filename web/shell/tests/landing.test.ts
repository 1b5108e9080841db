import { expect, test } from "vitest";
import { landingPath } from "../src/app/landing";

const staff = (role_guid: string) => ({ role_guid, back_office: true });

test("contents come first", () => {
  expect(landingPath(new Set(["/users", "/contents", "/library"]), staff("R04"))).toBe("/contents");
});

test("without contents the first readable in order is the landing page [SHE-033: the order]", () => {
  expect(landingPath(new Set(["/licenses", "/library", "/profile"]), staff("R04"))).toBe("/library");
  expect(landingPath(new Set(["/profile", "/analytic/game"]), staff("R04"))).toBe("/analytic/game");
});

test("help desk lands on the users when the tenant has them, and never on its own profile", () => {
  expect(landingPath(new Set(["/contents", "/users"]), staff("R05"))).toBe("/users");
  expect(landingPath(new Set(["/contents"]), staff("R05"))).toBe("/contents");
  expect(landingPath(new Set(["/profile"]), staff("R05"))).toBe("/home");
});

test("a person who may read nothing lands at home, and so does who is no staff", () => {
  expect(landingPath(new Set(), staff("R07"))).toBe("/home");
  expect(landingPath(new Set(["/profile", "/contents"]), { role_guid: "R02", back_office: false })).toBe(
    "/home",
  );
});
