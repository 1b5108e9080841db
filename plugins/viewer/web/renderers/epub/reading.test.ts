import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Place } from "../../player/epub/protocol";
import { readMemory, toggled, writeMemory } from "./memory";
import { READ_AFTER_MS, Reading } from "./reading";

const at = (cfi: string, start = 0, end = 0.1): Place => ({ cfi, start, end, href: "c1.xhtml", parts: [0] });

function sitting(suspendData: string | null = null) {
  const covered: unknown[] = [];
  const kept: string[] = [];
  const reading = new Reading({
    resume: async () => ({ last: 0, suspendData, covered: [] }),
    cover: (range) => covered.push(range),
    remember: async (memory) => {
      kept.push(memory.suspendData ?? "");
      return "saved";
    },
  });
  return { reading, covered, kept };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a place is kept and counts once it has stayed, and what is paged past does not", async () => {
  const { reading, covered, kept } = sitting();
  await reading.resume();
  reading.at(at("one"));
  vi.advanceTimersByTime(READ_AFTER_MS - 1);
  reading.at(at("two", 0.1, 0.2));
  vi.advanceTimersByTime(READ_AFTER_MS);
  expect(covered).toEqual([{ start: 0.1, end: 0.2 }]);
  expect(kept.map((text) => readMemory(text).cfi)).toEqual(["two"]);
});

test("nothing is sent while the place stays the same [VIE-151]", async () => {
  const memory = writeMemory({ cfi: "one", bookmarks: [] });
  const { reading, covered, kept } = sitting(memory);
  expect((await reading.resume()).cfi).toBe("one");
  reading.at(at("one"));
  reading.at(at("one", 0, 0.3));
  vi.advanceTimersByTime(10 * READ_AFTER_MS);
  expect([covered, kept, reading.snapshot()]).toEqual([[], [], null]);
});

test("who leaves early is found again where they were, and has not read it", async () => {
  const { reading, covered } = sitting();
  await reading.resume();
  expect(reading.snapshot()).toBeNull();
  reading.at(at("one"));
  expect(readMemory(reading.snapshot()?.suspendData ?? null).cfi).toBe("one");
  expect(reading.snapshot()).toBeNull();
  vi.advanceTimersByTime(READ_AFTER_MS);
  expect(covered).toEqual([]);
});

test("bookmarks are kept in the book's order, and taken away by setting them again", async () => {
  const { reading, kept } = sitting();
  await reading.resume();
  const late = { cfi: "late", share: 0.9, label: "Late" };
  const early = { cfi: "early", share: 0.1, label: "Early" };
  reading.mark(late);
  expect(reading.mark(early)).toEqual([early, late]);
  expect(readMemory(kept.at(-1) ?? null).bookmarks).toEqual([early, late]);
  expect(toggled([early, late], late)).toEqual([early]);
});

test("what another reader left is begun anew", () => {
  for (const text of [null, "", "chapter 3", "[1]", '{"cfi": 4, "bookmarks": [null, {"cfi": 1}]}', "null"])
    expect(readMemory(text)).toEqual({ cfi: null, bookmarks: [] });
});
