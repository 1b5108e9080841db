// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { type Deletion, deleteNotes } from "./delete-notes";
import type { Note } from "./note";

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock("@estante/sdk", () => ({
  toast,
  translate: (key: string) => key,
  asFailure: (thrown: unknown) => thrown,
}));

const note = (guid: string, parent: string | null = null) => ({ guid, parent }) as Note;
const notes = [note("a"), note("b", "a"), note("c", "b")];
const remove = vi.fn(async () => undefined);
const tell = vi.fn();
const status = { notes, tell };

beforeEach(() => {
  for (const mock of [toast.success, toast.error, remove, tell]) mock.mockClear();
});

it("without a function, ids or a status an alert names what is missing, and nothing is called [VIE-170]", async () => {
  const incomplete: readonly [string, Deletion][] = [
    ["function", { ids: "a", status }],
    ["ids", { remove, status }],
    ["ids", { remove, ids: [], status }],
    ["status", { remove, ids: "a" }],
    ["status", { remove, ids: "full", status: null }],
  ];
  for (const [missing, deletion] of incomplete) {
    expect(await deleteNotes(deletion)).toBe(false);
    expect(toast.error).toHaveBeenLastCalledWith(`viewer:notes.missing.${missing}`);
  }
  expect(toast.error).toHaveBeenCalledTimes(incomplete.length);
  expect(remove).not.toHaveBeenCalled();
});

it("a single guid becomes a list", async () => {
  await deleteNotes({ remove, ids: "a", status });
  expect(remove).toHaveBeenCalledExactlyOnceWith(["a"]);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith("viewer:notes.deleted");
});

it("full goes one by one and counts each, answers first", async () => {
  await deleteNotes({ remove, ids: "full", status });
  expect(remove.mock.calls).toEqual([[["c"]], [["b"]], [["a"]]]);
  expect(tell.mock.calls).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

it("says that it could not be done, and stops there", async () => {
  remove.mockRejectedValueOnce(new Error("away"));
  expect(await deleteNotes({ remove, ids: "full", status })).toBe(false);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith("viewer:notes.deleteFailed", { text: "away" });
});
