import { describe, expect, it } from "vitest";
import { lastBeside, stepFrom } from "./spreads";

describe("spreads", () => {
  it("are turned as a whole, wherever one stands in them [VIE-225: facing]", () => {
    expect([1, 2, 3, 4].map((page) => stepFrom(page, 1, "facing"))).toEqual([2, 4, 4, 6]);
    expect([5, 4, 3, 2, 1].map((page) => stepFrom(page, -1, "facing"))).toEqual([2, 2, 1, 1, 1]);
    expect(stepFrom(3, 1, "single")).toBe(4);
  });

  it("end with the right page, or with the document", () => {
    expect([1, 2, 3, 54].map((page) => lastBeside(page, 54, "facing"))).toEqual([1, 3, 3, 54]);
  });
});
