import { describe, expect, it } from "vitest";
import { hitsOf } from "./hits";

describe("hits", () => {
  it("show the words around them, with a space where a line ends [VIE-222: words around]", () => {
    const text = { text: "down the rabbitholeshe went", lineEnds: [15, 19] };
    expect(hitsOf(4, text, { starts: [9], lengths: [10] })).toEqual([
      { page: 4, index: 0, before: "the", words: "rabbit hole", after: "she" },
    ]);
  });
});
