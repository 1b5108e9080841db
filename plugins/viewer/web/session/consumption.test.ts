import { describe, expect, it } from "vitest";
import { Consumption, type ConsumptionCalls, type Update } from "./consumption";

const CONTENT = { guid: "c1", type: "CTTY_03", ends: 60 };

function recorder(fail: () => boolean = () => false) {
  const updates: Update[] = [];
  const closed: string[] = [];
  const calls: ConsumptionCalls = {
    start: async () => ({ guid: "k1", session_guid: "s1", progress: 10, last: 6, suspend_data: null }),
    progress: async (_guid, update) => {
      if (fail()) throw new Error("offline");
      updates.push(update);
      return { progress: 130, last: update.progress_end };
    },
    close: async (guid) => {
      closed.push(guid);
    },
  };
  return { calls, updates, closed };
}

describe("consumption", () => {
  it("starts where the person was", async () => {
    const consumption = await Consumption.open(recorder().calls, CONTENT);
    expect(consumption.last).toBe(6);
    expect(consumption.progress).toBe(10);
  });

  it("joins ranges that touch into one update", async () => {
    const { calls, updates } = recorder();
    const consumption = await Consumption.open(calls, CONTENT);
    consumption.cover({ start: 6, end: 7 });
    consumption.cover({ start: 7, end: 9 });
    await consumption.push();
    expect(updates.map((u) => [u.progress_start, u.progress_end])).toEqual([[6, 9]]);
  });

  it("sends nothing when nothing changed", async () => {
    const { calls, updates } = recorder();
    const consumption = await Consumption.open(calls, CONTENT);
    await consumption.push();
    expect(updates).toEqual([]);
  });

  it("keeps an update that failed and sends it with the next one", async () => {
    let offline = true;
    const { calls, updates } = recorder(() => offline);
    const consumption = await Consumption.open(calls, CONTENT);
    consumption.cover({ start: 6, end: 9 });
    await consumption.push();
    expect(consumption.hasUnsent).toBe(true);
    offline = false;
    consumption.cover({ start: 20, end: 23 });
    await consumption.push();
    expect(updates.map((u) => u.progress_end)).toEqual([9, 23]);
  });

  it("never shows more than 100 percent", async () => {
    const { calls } = recorder();
    const consumption = await Consumption.open(calls, CONTENT);
    consumption.cover({ start: 0, end: 60 });
    await consumption.push();
    expect(consumption.progress).toBe(100);
  });

  it("closes once, after what waits", async () => {
    const { calls, updates, closed } = recorder();
    const consumption = await Consumption.open(calls, CONTENT);
    consumption.remember({ suspendData: "page=3" });
    await consumption.close();
    await consumption.close();
    expect(updates.map((u) => u.suspend_data)).toEqual(["page=3"]);
    expect(closed).toEqual(["k1"]);
  });
});
