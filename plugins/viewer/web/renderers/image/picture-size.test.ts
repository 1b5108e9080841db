import { describe, expect, it } from "vitest";
import { fileFor, fitInto } from "./picture-size";

const files = [640, 1280, 2560].map((width) => ({ url: `${width}.webp`, width, height: width / 2 }));

describe("the size of a picture", () => {
  it("is all of it in the stage, and never more than its own", () => {
    const picture = { width: 4000, height: 3000 };
    expect(fitInto({ width: 366, height: 700 }, picture)).toEqual({ width: 366, height: 274.5 });
    expect(fitInto({ width: 1400, height: 600 }, picture)).toEqual({ width: 800, height: 600 });
    expect(fitInto({ width: 9000, height: 9000 }, picture)).toEqual(picture);
  });

  it("is the narrowest file that has the pixels [VIE-106: the file that its place needs]", () => {
    expect(fileFor(files, 366)?.url).toBe("640.webp");
    expect(fileFor(files, 640.4)?.url).toBe("640.webp");
    expect(fileFor(files, 366 * 3)?.url).toBe("1280.webp");
    expect(fileFor(files, 1392)?.url).toBe("2560.webp");
    expect(fileFor(files, 4000)).toBeNull();
    expect(fileFor([], 366)).toBeNull();
  });

  it("never becomes narrower than what was fetched", () => {
    expect(fileFor(files, 366, 1280)?.url).toBe("1280.webp");
    expect(fileFor(files, 366, 4000)).toBeNull();
  });
});
