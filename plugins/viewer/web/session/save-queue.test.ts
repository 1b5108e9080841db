// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONTENT, FakeServer, offline, refusal } from "./fake-calls";
import { CALL_LIMIT_MS, SaveQueue } from "./save-queue";
import { besides, nothingUnsent, union } from "./unsent";

const HOUR_MS = 3_600_000;

describe("save queue", () => {
  let server: FakeServer;
  let queue: SaveQueue;
  const refused = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    refused.mockClear();
    server = new FakeServer();
    queue = new SaveQueue(server, nothingUnsent(CONTENT), { refused });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const cover = (start: number, end: number) => queue.note({ range: { start, end } });

  it("starts first, and sends one update for what was noted meanwhile", async () => {
    cover(6, 7);
    cover(7, 9);
    await queue.push();
    expect(server.received).toEqual(["start", "update"]);
    expect(server.seen).toEqual([[6, 9]]);
    expect(server.updates[0]?.newest).toEqual({ start: 6, end: 9 });
  });

  it("sends nothing but the start when nothing was seen", async () => {
    await queue.push();
    await queue.push();
    expect(server.received).toEqual(["start"]);
  });

  it("tries a start that fails again, and loses nothing", async () => {
    server.fail = (call) => (call === "start" ? offline() : null);
    cover(0, 3);
    await queue.push();
    cover(3, 6);
    await queue.push();
    expect(server.received).toEqual(["start"]);
    expect(queue.isWaiting).toBe(true);
    server.fail = () => null;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(server.seen).toEqual([[0, 6]]);
    expect(queue.isWaiting).toBe(false);
  });

  it("makes no flood while a call hangs, gives it up, and merges what waits behind it", async () => {
    server.fail = (call) => (call === "update" ? "hang" : null);
    cover(0, 1);
    void queue.push();
    await vi.advanceTimersByTimeAsync(0);
    for (let second = 1; second < 14; second += 1) {
      cover(second, second + 1);
      void queue.push();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(server.received).toEqual(["start", "update"]);
    server.fail = () => null;
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect(server.received).toEqual(["start", "update", "update", "update"]);
    expect(server.updates.map(({ sequence, covered }) => [sequence, covered])).toEqual([
      [1, [{ start: 0, end: 1 }]],
      [2, [{ start: 1, end: 14 }]],
    ]);
  });

  it("never touches an update that is under way", async () => {
    await queue.push();
    cover(0, 3);
    const sending = queue.push();
    await Promise.resolve();
    cover(3, 6);
    await sending;
    expect(server.updates.map(({ sequence, covered }) => [sequence, covered])).toEqual([
      [1, [{ start: 0, end: 3 }]],
      [2, [{ start: 3, end: 6 }]],
    ]);
  });

  it("keeps only the newest memory", async () => {
    server.fail = () => offline();
    queue.remember({ suspendData: "page=1" });
    await queue.push();
    queue.remember({ suspendData: "page=2", completion: "completed" });
    server.fail = () => null;
    await queue.pushNow();
    expect(server.updates.map(({ suspendData, completion }) => [suspendData, completion])).toEqual([
      ["page=2", "completed"],
    ]);
  });

  it("says nothing of the position when only the memory changed", async () => {
    queue.remember({ suspendData: "page=1" });
    await queue.push();
    expect(server.updates[0]?.newest).toEqual({ start: 6, end: 6 });
  });

  it.each([400, 404, 409, 422])("drops an update that is refused with %i and goes on", async (status) => {
    await queue.push();
    server.fail = (call) => (call === "update" ? refusal(status) : null);
    cover(0, 3);
    await queue.push();
    expect(refused).toHaveBeenCalledExactlyOnceWith("update", expect.objectContaining({ status }));
    server.fail = () => null;
    cover(3, 6);
    await queue.push();
    expect(server.seen).toEqual([[3, 6]]);
  });

  it.each([401, 408, 429, 500, 503])("tries again after %i", async (status) => {
    server.fail = () => refusal(status);
    cover(0, 3);
    await queue.push();
    expect(refused).not.toHaveBeenCalled();
    server.fail = () => null;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(server.seen).toEqual([[0, 3]]);
  });

  it("records nothing where the start is refused", async () => {
    server.fail = () => refusal(403);
    cover(0, 3);
    await queue.push();
    cover(3, 6);
    await queue.push();
    expect(server.received).toEqual(["start"]);
    expect(queue.isWaiting).toBe(false);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it("pauses longer after each failure, and not for ever", async () => {
    server.fail = () => offline();
    await queue.push();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    const calls = server.received.length;
    expect(calls).toBeGreaterThan(40);
    expect(calls).toBeLessThan(100);
  });

  it("sends all at once when the page goes, and each part once more under its number", async () => {
    await queue.push();
    server.fail = () => offline();
    cover(0, 3);
    await queue.push();
    cover(3, 6);
    queue.end();
    server.fail = () => null;
    queue.depart(1000);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.leaving.toSorted()).toEqual(["close", "update", "update"]);
    expect(server.updates.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(queue.isWaiting).toBe(false);
  });

  it("leaves behind what has no room in the last requests, and keeps it", async () => {
    await queue.push();
    queue.remember({ suspendData: "x".repeat(70_000) });
    queue.depart(56_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.updates.map(({ suspendData }) => suspendData)).toEqual([undefined]);
    expect(queue.isWaiting).toBe(true);
  });
});

describe("union", () => {
  it("joins what touches and leaves gaps", () => {
    const ranges = [
      { start: 0, end: 2 },
      { start: 5, end: 6 },
    ];
    expect(union(ranges, { start: 2, end: 3 })).toEqual([
      { start: 0, end: 3 },
      { start: 5, end: 6 },
    ]);
    expect(union(ranges, { start: 1, end: 5.5 })).toEqual([{ start: 0, end: 6 }]);
  });
});

describe("what is told besides the newest stretch", () => {
  const newest = { start: 1, end: 2 };

  it("is nothing while that is all", () => {
    expect(besides(newest, [newest])).toEqual([]);
  });

  it("is the page that faces it", () => {
    expect(besides(newest, [{ start: 1, end: 3 }])).toEqual([{ start: 1, end: 3 }]);
  });

  it("is what was played before going back a little", () => {
    expect(besides(newest, [{ start: 0, end: 2 }])).toEqual([{ start: 0, end: 2 }]);
  });

  it("is what lies apart", () => {
    const covered = [newest, { start: 6, end: 9 }];
    expect(besides(newest, covered)).toEqual(covered);
  });
});
