import { describe, expect, it } from "vitest";
import { batching } from "./batching";

const SAID = { place: "subtitle", at: 83, text: "El agua sube" };

describe("rows that ask where words are said", () => {
  it("ask in one call for the same words, and each is answered its own", async () => {
    const calls: [string, readonly string[]][] = [];
    const mention = batching<typeof SAID>(async (words, guids) => {
      calls.push([words, [...guids]]);
      return { b: SAID };
    });
    const answers = await Promise.all([mention("agua", "a"), mention("agua", "b"), mention("sol", "b")]);
    expect(answers).toEqual([null, SAID, SAID]);
    expect(calls).toEqual([
      ["agua", ["a", "b"]],
      ["sol", ["b"]],
    ]);
  });

  it("ask anew once the call is on its way, also after one that failed", async () => {
    let calls = 0;
    const mention = batching<typeof SAID>(async () => {
      calls += 1;
      if (calls === 1) throw new Error("away");
      return { a: SAID };
    });
    await expect(mention("agua", "a")).rejects.toThrow("away");
    expect(await mention("agua", "a")).toEqual(SAID);
  });
});
