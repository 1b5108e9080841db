import { describe, expect, it } from "vitest";
import { nameFrom } from "./name-from";

describe("nameFrom", () => {
  it("takes the ending and the underscores away", () => {
    expect(nameFrom("matematica_4b-texto.pdf")).toBe("matematica 4b texto");
  });

  it("makes a short name long enough", () => {
    expect(nameFrom("a.pdf")).toHaveLength(5);
    expect(nameFrom("ab")).toBe("ab·");
  });

  it("cuts a long name without breaking an emoji", () => {
    expect([...nameFrom(`${"🌧".repeat(300)}.pdf`)]).toHaveLength(250);
  });
});
