import { describe, expect, it } from "vitest";
import { PagesRead } from "./pages-read";

function readOf(first: number, last: number): PagesRead {
  const read = new PagesRead();
  read.addPages(first, last);
  return read;
}

describe("pages read", () => {
  it("tell a new page from one that was read before", () => {
    const read = readOf(1, 3);
    expect(read.add(4)).toBe(true);
    expect(read.add(2)).toBe(false);
  });

  it("tell the share of a chapter", () => {
    const read = readOf(2, 4);
    expect(read.share(2, 5)).toBe(1);
    expect(read.share(4, 6)).toBe(0.5);
    expect(read.share(6, 6)).toBe(0);
  });
});
