import { expect, test } from "vitest";
import { landingPath } from "../src/app/landing";

// As the manifests of the coming plugins order them (VS §2).
const ORDER = ["/contents", "/publications", "/library", "/users", "/licenses", "/analytic/game"];
const LANDINGS = ORDER.map((path, order) => ({ path, order, roles: path === "/users" ? ["R05"] : [] }));

const staff = (role_guid: string) => ({ role_guid, back_office: true });

test("contents come first", () => {
  expect(landingPath(LANDINGS, new Set(["/users", "/contents", "/library"]), staff("R04"))).toBe("/contents");
});

test("without contents the first readable in order is the landing page [SHE-033: the order]", () => {
  expect(landingPath(LANDINGS, new Set(["/licenses", "/library", "/profile"]), staff("R04"))).toBe(
    "/library",
  );
  expect(landingPath(LANDINGS, new Set(["/profile", "/analytic/game"]), staff("R04"))).toBe("/analytic/game");
});

test("help desk lands on the users when the tenant has them, and never on its own profile", () => {
  expect(landingPath(LANDINGS, new Set(["/contents", "/users"]), staff("R05"))).toBe("/users");
  expect(landingPath(LANDINGS, new Set(["/contents"]), staff("R05"))).toBe("/contents");
  expect(landingPath(LANDINGS, new Set(["/profile"]), staff("R05"))).toBe("/home");
});

test("a person who may read nothing lands at home, and so does who is no staff", () => {
  expect(landingPath(LANDINGS, new Set(), staff("R07"))).toBe("/home");
  expect(
    landingPath(LANDINGS, new Set(["/profile", "/contents"]), { role_guid: "R02", back_office: false }),
  ).toBe("/home");
});
