import { expect, test } from "vitest";
import { parseAddress, plainSearch, writeAddress } from "./address";

test.each([
  ["?type=CTTY_05,CTTY_03&orderBy=-updated_at", { type: ["CTTY_05", "CTTY_03"], orderBy: ["-updated_at"] }],
  ["?type=a&type=b", { type: ["a", "b"] }],
  ["?q=100%25", { q: ["100%"] }],
  ["?q=&page=", {}],
  ["", {}],
])("%s is read", (search, state) => {
  expect(parseAddress(search)).toEqual(state);
});

test("names are written in a settled order, readable, without empty ones", () => {
  const state = { type: ["CTTY_05", "CTTY_03"], orderBy: ["-updated_at"], q: [] };
  expect(writeAddress(state)).toBe("?orderBy=-updated_at&type=CTTY_05,CTTY_03");
});

test.each(["a,b", "50%", "50%2C", "ñandú & co", "1+1=2", '"12"', "#/?"])(
  "the value %s comes back as it was",
  (value) => {
    expect(parseAddress(writeAddress({ q: [value, "x"] }))).toEqual({ q: [value, "x"] });
    expect(plainSearch.parseSearch(plainSearch.stringifySearch({ q: [value] }))).toEqual({ q: [value] });
  },
);
