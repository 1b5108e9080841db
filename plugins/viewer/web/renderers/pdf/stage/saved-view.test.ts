// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from "vitest";
import { readView, saveView } from "./saved-view";

const VIEW = { size: 1.5, spread: "single", page: 3, left: 0, top: 400 } as const;

describe("kept view", () => {
  beforeEach(() => localStorage.clear());

  it("comes back for its own content", () => {
    saveView("a", VIEW);
    expect(readView("a")).toEqual(VIEW);
    expect(readView("b")).toBeNull();
  });

  it("is forgotten when a hundred others came after it", () => {
    saveView("first", VIEW);
    for (let each = 0; each < 100; each += 1) saveView(`c${each}`, VIEW);
    expect(readView("first")).toBeNull();
    expect(readView("c0")).toEqual(VIEW);
  });

  it("passes over what something else wrote", () => {
    localStorage.setItem("estante.pdf-views", "no JSON");
    expect(readView("a")).toBeNull();
  });
});
