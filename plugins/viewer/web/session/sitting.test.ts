// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeviceStore } from "./device";
import { CONTENT, FakeServer, offline, refusal } from "./fake-calls";
import { RESUME_LIMIT_MS, Sitting } from "./sitting";

const HOUR_MS = 3_600_000;

describe("sitting", () => {
  let server: FakeServer;
  const onRefused = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    server = new FakeServer();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const sit = (content = CONTENT, person = "p1") => {
    const device = new DeviceStore(localStorage, person, server);
    const sitting = new Sitting(server, device, { content, isScaled: true, onRefused });
    sitting.open();
    return sitting;
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const storedKeys = () => Object.keys(localStorage).filter((key) => key.includes("unsent"));

  it("says where the person left as soon as it is known", async () => {
    const { last, covered } = await sit().resume();
    expect([last, covered]).toEqual([6, [{ start: 0, end: 6 }]]);
  });

  it("keeps nobody waiting for a start that hangs", async () => {
    server.fail = () => "hang";
    let resumed: unknown = null;
    void sit()
      .resume()
      .then((answer) => {
        resumed = answer;
      });
    await vi.advanceTimersByTimeAsync(RESUME_LIMIT_MS - 1);
    expect(resumed).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(resumed).toEqual({ last: 0, suspendData: null, covered: [] });
  });

  it("tells when something waits, and when it does no more", async () => {
    const sitting = sit();
    await settled();
    const states: string[] = [];
    sitting.onState((state) => states.push(state));
    server.fail = () => offline();
    sitting.cover({ start: 6, end: 9 });
    sitting.push();
    await settled();
    server.fail = () => null;
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(states).toEqual(["waiting", "saved"]);
  });

  it("asks for a snapshot when the page goes, and sends it", async () => {
    const sitting = sit();
    await settled();
    sitting.snapshot(() => ({ suspendData: "chapter 7" }));
    sitting.depart();
    await settled();
    expect(server.updates.map(({ suspendData }) => suspendData)).toEqual(["chapter 7"]);
    expect(server.leaving.toSorted()).toEqual(["close", "update"]);
  });

  it("waits on the arrow for a renderer that says goodbye, and only so long", async () => {
    const sitting = sit();
    await settled();
    sitting.snapshot(async (canWait) => (canWait ? { suspendData: "goodbye" } : null));
    sitting.snapshot((canWait) => (canWait ? new Promise(() => undefined) : null));
    const left = sitting.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await left).toBe(true);
    expect(server.updates.map(({ suspendData }) => suspendData)).toEqual(["goodbye"]);
  });

  it("says so when the last save failed", async () => {
    const sitting = sit();
    await settled();
    sitting.cover({ start: 6, end: 9 });
    server.fail = () => offline();
    expect(await sitting.leave()).toBe(false);
    server.fail = () => null;
    expect(await sitting.leave()).toBe(true);
  });

  it("keeps on this device what could not be sent, and the next sitting sends it first", async () => {
    server.fail = () => offline();
    const first = sit();
    first.cover({ start: 6, end: 30 });
    first.remember({ suspendData: "half" });
    first.depart();
    await settled();
    expect(storedKeys()).toHaveLength(1);

    const offlineAgain = sit();
    const here = offlineAgain.resume();
    await vi.advanceTimersByTimeAsync(RESUME_LIMIT_MS);
    expect(await here).toEqual({ last: 30, suspendData: "half", covered: [{ start: 6, end: 30 }] });
    offlineAgain.depart();

    server.fail = () => null;
    server.received.length = 0;
    sit({ ...CONTENT, guid: "another" });
    await settled();
    expect(server.received).toEqual(["start", "update", "close", "start"]);
    expect(server.seen).toEqual([[6, 30]]);
    expect(storedKeys()).toEqual([]);
  });

  it("sends nothing of somebody else", async () => {
    server.fail = () => offline();
    const first = sit();
    first.cover({ start: 6, end: 30 });
    first.depart();
    await settled();
    server.fail = () => null;
    sit(CONTENT, "p2");
    await settled();
    expect(server.seen).toEqual([]);
    expect(storedKeys()).toHaveLength(1);
  });

  it("goes on with a new session when the page comes back from the browser's cache", async () => {
    const sitting = sit();
    await settled();
    sitting.depart();
    await settled();
    sitting.open();
    sitting.cover({ start: 9, end: 12 });
    sitting.push();
    await settled();
    expect(server.received).toEqual(["start", "close", "start", "update"]);
    expect(server.seen).toEqual([[9, 12]]);
  });

  it("stays failed after something was refused", async () => {
    const sitting = sit();
    await settled();
    server.fail = (call) => (call === "update" ? refusal(422) : null);
    sitting.cover({ start: 6, end: 9 });
    sitting.push();
    await settled();
    expect(sitting.state).toBe("failed");
    expect(onRefused).toHaveBeenCalledWith("update", expect.anything());
  });

  it("makes room on the device for the newest", async () => {
    server.fail = () => offline();
    for (let content = 0; content < 5; content += 1) {
      const sitting = sit({ ...CONTENT, guid: `c${content}` });
      sitting.remember({ suspendData: "x".repeat(600_000) });
      sitting.depart();
    }
    await settled();
    expect(storedKeys()).toHaveLength(3);
    const device = new DeviceStore(localStorage, "p1", server);
    expect(device.whereLeft("c4").suspendData).toHaveLength(600_000);
    expect(device.whereLeft("c0").suspendData).toBeUndefined();
  });
});
