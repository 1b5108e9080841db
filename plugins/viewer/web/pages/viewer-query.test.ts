// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { readQuery, userRole } from "./viewer-query";

vi.mock("@estante/sdk", () => ({ useAddress: () => null, useSession: () => ({ person: null }) }));

const GUID = "0190c0ff-ee00-7000-8000-000000000001";
const read = (query: string, hash = "") => readQuery(new URLSearchParams(query), hash);

test.each([
  ["R01", "student"],
  ["R02", "teacher"],
  ["R03", "admin"],
  ["R04", "admin"],
  ["R07", "admin"],
  ["R45", "admin"],
] as const)("%s is shown what a %s is [VIE-030]", (role, shown) => {
  expect(userRole(role)).toBe(shown);
});

test("somebody without a known role is shown what R04 is [VIE-031: for display]", () => {
  expect(userRole(undefined)).toBe(userRole("R04"));
});

test("names of traces are taken as they stand", () => {
  const { referenceId, scope } = read("referenceId=a%2Cb%2525,c&scope=%20x%20");
  expect([referenceId, scope]).toEqual(["a,b%25,c", " x "]);
});

test("both names of a person and a book are guids, or nobody and none", () => {
  expect(read(`personGuid=${GUID}`).personGuid).toBe(GUID);
  expect(read(`personGuid=&user_guid=${GUID.toUpperCase()}`).personGuid).toBe(GUID);
  expect(read("personGuid=1%27--&user_guid=/").personGuid).toBe("");
  expect(read("bookGuid=//evil.example").bookGuid).toBeNull();
  expect(read(`bookGuid=${GUID}`).bookGuid).toBe(GUID);
});

test.each([
  ["", "#page=5", 5],
  ["", "#view=fit&page=12", 12],
  ["show_at=3", "#page=5", 3],
  ["", "#page=x", null],
  ["show_at=-1", "", null],
])("%s%s opens at %s", (query, hash, at) => {
  expect(read(query, hash).showAt).toBe(at);
});
