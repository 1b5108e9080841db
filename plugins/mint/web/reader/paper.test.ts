// @vitest-environment jsdom
import { contrast, lookOf } from "@estante/sdk";
import { expect, test } from "vitest";
import { paperOf } from "./paper";

const PAPERS = ["#fff8e7", "#ffee00", "#050505", "#ff2ea6", "#0f5d6c", "#ffffff"];
const READ = 4.5;

test("whatever a program's paper is, words on it are read in light and in dark [MIN-025: any paper]", () => {
  for (const paper of PAPERS)
    for (const scheme of ["light", "dark"] as const) {
      const worn = paperOf(paper, null, scheme) ?? "";
      const { text, muted, accentText } = lookOf(null).palette[scheme];
      for (const words of [text, muted, accentText])
        expect(contrast(words, worn), `${paper} ${scheme}`).toBeGreaterThanOrEqual(READ);
    }
});

test("a paper that words are read on is worn as it is", () => {
  expect(paperOf("#FFF8E7", null, "light")).toBe("#fff8e7");
  expect(paperOf("#fff8e7", null, "dark")).not.toBe("#fff8e7");
  expect(paperOf(null, null, "light")).toBeNull();
});
