import { expect, test, vi } from "vitest";
import { tooLarge } from "./size-limit";

vi.mock("@estante/sdk", () => ({
  formatBytes: (bytes: number) => `${bytes} B`,
  recordTypeName: (guid: string) => guid,
  translate: (_key: string, { type, limit }: Record<string, string>) => `${type}: ${limit}`,
}));

const TYPES = [
  { guid: "NOTE", formats: ["txt"], max_bytes: 100 },
  { guid: "BOOK", formats: ["txt", "epub"], max_bytes: 1000 },
];

test("a file is measured by the type that was chosen", () => {
  expect(tooLarge({ name: "a.txt", size: 101 }, "NOTE", TYPES)).toBe("NOTE: 100 B");
  expect(tooLarge({ name: "a.txt", size: 100 }, "NOTE", TYPES)).toBeNull();
});

test("without a choice it may be of any type that takes its format", () => {
  expect(tooLarge({ name: "a.TXT", size: 101 }, null, TYPES)).toBeNull();
  expect(tooLarge({ name: "a.txt", size: 1001 }, null, TYPES)).toBe("BOOK: 1000 B");
});

test("what no type takes is left to the server to refuse", () => {
  expect(tooLarge({ name: "a.xyz", size: 9_999_999 }, null, TYPES)).toBeNull();
});
