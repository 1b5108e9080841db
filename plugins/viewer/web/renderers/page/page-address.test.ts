import { expect, test } from "vitest";
import { addressOf } from "./page-address";

test("a page keeps its folders, and what an address would read otherwise is written out", () => {
  const base = "https://p.content.example/t/";
  expect(addressOf({ base, entry: "juego/index.html" })).toBe(`${base}juego/index.html`);
  expect(addressOf({ base, entry: "mi juego/ídolo #1?.html" })).toBe(
    `${base}mi%20juego/%C3%ADdolo%20%231%3F.html`,
  );
});
