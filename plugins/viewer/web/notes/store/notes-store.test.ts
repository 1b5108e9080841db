// @vitest-environment jsdom
import { ApiFailure } from "@estante/sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Note } from "../note";
import { NoteHistory } from "./history";
import type { NoteRow, StoredRow } from "./note-rows";
import { type NoteCalls, type NotesDevice, NotesStore } from "./notes-store";

const OFFLINE = new ApiFailure(503, "NO_ANSWER", "");
const noteOf = (guid: string, words = "x", parent: string | null = null): Note => ({
  guid,
  parent,
  place: null,
  color: null,
  drawn: null,
  quote: null,
  words,
  created: "2026-11-25T10:00:00.000Z",
});

class FakeServer implements NoteCalls {
  readonly rows = new Map<string, StoredRow>();
  readonly received: string[] = [];
  fail: (call: string) => unknown = () => null;

  async list() {
    this.answer("list");
    return [...this.rows.values()];
  }

  async make(row: NoteRow) {
    this.answer(`make ${row.guid}`);
    if (this.rows.has(row.guid)) throw new ApiFailure(409, "DUPLICATE", "");
    this.rows.set(row.guid, { ...row, created_at: "" });
  }

  async change(row: NoteRow) {
    this.answer(`change ${row.guid}`);
    if (!this.rows.has(row.guid)) throw new ApiFailure(404, "NOT_FOUND", "");
    this.rows.set(row.guid, { ...row, created_at: "" });
  }

  async remove(guids: readonly string[]) {
    this.answer(`remove ${guids.join()}`);
    for (const guid of guids) this.rows.delete(guid);
  }

  private answer(call: string) {
    this.received.push(call);
    const failure = this.fail(call);
    if (failure) throw failure;
  }
}

class FakeDevice implements NotesDevice {
  notes: readonly Note[] = [];
  read = () => this.notes;
  write = (notes: readonly Note[]) => {
    this.notes = notes;
    return true;
  };
}

describe("the notes of a content", () => {
  let server: FakeServer;
  let device: FakeDevice;
  const open = async () => {
    const store = new NotesStore(server, device, "c1");
    await store.load();
    return store;
  };
  const wordsOf = (store: NotesStore) => store.view.notes.map(({ words }) => words);

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    device = new FakeDevice();
  });
  afterEach(() => vi.useRealTimers());

  it("are shown at once, and are on this device until the server has them", async () => {
    const store = await open();
    server.fail = (call) => (call.startsWith("make") ? OFFLINE : null);
    store.put([noteOf("a", "uno")]);
    expect(wordsOf(store)).toEqual(["uno"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view.state).toBe("waiting");
    expect(device.notes).toHaveLength(1);
    store.close();
    const later = await open();
    expect(wordsOf(later)).toEqual(["uno"]);
    server.fail = () => null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(later.view.state).toBe("saved");
    expect(device.notes).toEqual([]);
    expect(server.rows.has("a")).toBe(true);
  });

  it("are changed while they are made, made again when they are gone, and made once when an answer is lost", async () => {
    const store = await open();
    store.put([noteOf("a", "uno")]);
    store.put([noteOf("a", "dos")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.rows.get("a")?.annotation).toContain("dos");
    server.rows.delete("a");
    store.put([noteOf("a", "tres")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.rows.get("a")?.annotation).toContain("tres");
    server.rows.set("b", { guid: "b", annotation: "ya", parent_guid: null, created_at: "" });
    store.put([noteOf("b", "nuevo")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.rows.get("b")?.annotation).toContain("nuevo");
    expect(store.view.state).toBe("saved");
  });

  it("that the server refuses stay here, say why, and hold nothing else up", async () => {
    const store = await open();
    const refusal = new ApiFailure(422, "TOO_MANY_ANNOTATIONS", "Ya son muchas");
    server.fail = (call) => (call === "make a" ? refusal : null);
    store.put([noteOf("a"), noteOf("b")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.view).toMatchObject({ state: "failed", refusal });
    expect(device.notes.map(({ guid }) => guid)).toEqual(["a"]);
    expect([...server.rows.keys()]).toEqual(["b"]);
    server.fail = () => null;
    await store.retry();
    expect(store.view).toMatchObject({ state: "saved", refusal: null });
  });

  it("are deleted with their answers, and come back when that fails", async () => {
    const store = await open();
    store.put([noteOf("a"), noteOf("b", "respuesta", "a"), noteOf("c")]);
    await vi.advanceTimersByTimeAsync(0);
    server.fail = (call) => (call.startsWith("remove") ? OFFLINE : null);
    await expect(store.remove(["a"])).rejects.toBe(OFFLINE);
    expect(store.view.notes).toHaveLength(3);
    server.fail = () => null;
    await store.remove(["a"]);
    expect(store.view.notes.map(({ guid }) => guid)).toEqual(["c"]);
    expect([...server.rows.keys()]).toEqual(["c"]);
  });

  it("that were never sent are deleted without a call", async () => {
    const store = await open();
    server.fail = () => OFFLINE;
    store.put([noteOf("a")]);
    await vi.advanceTimersByTimeAsync(0);
    await store.remove(["a"]);
    expect(server.received.filter((call) => call.startsWith("remove"))).toEqual([]);
    expect(device.notes).toEqual([]);
  });

  it("of somebody else's making are words", async () => {
    server.rows.set("a", { guid: "a", annotation: "Repasar", parent_guid: null, created_at: "2026-01-01" });
    expect(wordsOf(await open())).toEqual(["Repasar"]);
  });
});

describe("the steps of a sitting", () => {
  it("are taken back the last one first, and done again until something else is done [VIE-228: order]", () => {
    const history = new NoteHistory();
    const [first, second] = ["a", "b"].map((guid) => ({ before: [], after: [noteOf(guid)] }));
    if (!first || !second) throw new Error("two steps");
    history.add(first);
    history.add(second);
    expect(history.undo()).toEqual({ before: second.after, after: [] });
    expect(history.undo()).toEqual({ before: first.after, after: [] });
    expect(history.canUndo).toBe(false);
    expect(history.redo()).toBe(first);
    history.add(second);
    expect(history.canRedo).toBe(false);
  });
});
