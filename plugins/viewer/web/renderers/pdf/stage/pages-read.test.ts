import { describe, expect, it } from "vitest";
import { PagesRead } from "./pages-read";

describe("pages read", () => {
  it("tell the share of a chapter", () => {
    const read = new PagesRead();
    read.addPages(2, 3);
    read.add(4);
    expect(read.share(2, 5)).toBe(1);
    expect(read.share(4, 6)).toBe(0.5);
    expect(read.share(6, 6)).toBe(0);
  });
});
