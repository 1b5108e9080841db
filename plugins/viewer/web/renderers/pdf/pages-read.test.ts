import { describe, expect, it } from "vitest";
import { PagesRead } from "./pages-read";

function readOf(text: string): PagesRead {
  const read = new PagesRead();
  read.addText(text);
  return read;
}

describe("pages read", () => {
  it("come back as they were left", () => {
    const read = readOf("1-3,7");
    expect(read.add(4)).toBe(true);
    expect(read.add(7)).toBe(false);
    expect(read.write()).toBe("1-4,7");
  });

  it("pass over what another version kept", () => {
    expect(readOf('{"page":3},9,x-2').write()).toBe("9");
  });

  it("tell the share of a chapter", () => {
    const read = readOf("2-4");
    expect(read.share(2, 5)).toBe(1);
    expect(read.share(4, 6)).toBe(0.5);
    expect(read.share(6, 6)).toBe(0);
  });
});
