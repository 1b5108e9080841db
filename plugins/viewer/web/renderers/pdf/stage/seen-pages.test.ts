import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SeenPages } from "./seen-pages";

describe("seen pages", () => {
  const seen: number[][] = [];
  let pages: SeenPages;
  beforeEach(() => {
    vi.useFakeTimers();
    seen.length = 0;
    pages = new SeenPages((these) => seen.push([...these]));
  });
  afterEach(() => vi.useRealTimers());

  it("are all those that stayed for a second, together", () => {
    pages.show([2, 3]);
    vi.advanceTimersByTime(999);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([[2, 3]]);
  });

  it("are not those that were only passed", () => {
    for (const page of [1, 2, 3, 4]) {
      pages.show([page]);
      vi.advanceTimersByTime(300);
    }
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([[4]]);
  });

  it("keep their time when others come and go beside them", () => {
    pages.show([1]);
    vi.advanceTimersByTime(600);
    pages.show([1, 2]);
    vi.advanceTimersByTime(600);
    pages.show([2]);
    vi.advanceTimersByTime(600);
    expect(seen).toEqual([[1], [2]]);
  });

  it("begin anew when they come back", () => {
    pages.show([1]);
    vi.advanceTimersByTime(900);
    pages.show([]);
    pages.show([1]);
    vi.advanceTimersByTime(900);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual([[1]]);
  });
});
