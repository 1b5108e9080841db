import { expect, test } from "vitest";
import { filtersIn, isBackwards, paramsOf } from "./figure-params";

test("an address means its period, or its own days before one", () => {
  expect(paramsOf({})).toEqual({ period: "30d" });
  expect(paramsOf({ period: ["12m"], role: ["R01", "R02"] })).toEqual({
    period: "12m",
    role: ["R01", "R02"],
  });
  expect(paramsOf({ period: ["12m"], from: ["2026-01-01"], to: ["2026-02-01"] })).toEqual({
    from: "2026-01-01",
    to: "2026-02-01",
  });
  expect(paramsOf({ period: ["5y"], school: [] })).toEqual({ period: "30d" });
});

test("a span that ends before it starts is none", () => {
  expect(isBackwards({ from: "2026-02-01", to: "2026-01-31" })).toBe(true);
  expect(isBackwards({ from: "2026-02-01", to: "2026-02-01" })).toBe(false);
  expect(isBackwards({ from: "2026-02-01" })).toBe(false);
});

test("only filters are carried from page to page", () => {
  expect(filtersIn({ page: ["2"], role: ["R01"], country: [], program: ["p"] })).toEqual({
    role: ["R01"],
    program: ["p"],
  });
  expect(paramsOf({ program: ["p"] }).program).toEqual(["p"]);
});
