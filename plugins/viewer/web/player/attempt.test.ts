import { describe, expect, it } from "vitest";
import { beginAttempt } from "./attempt";
import type { CourseItem, Part, PlayerStart } from "./protocol";

type Api = Record<string, (...given: unknown[]) => string>;

const ITEM: CourseItem = { identifier: "I1", title: "Prueba", href: "p1.html" };
const NEIGHBOURS = { hasNext: true, hasPrevious: false, choices: new Set(["I2"]) };

/** A SCO that was launched, and what the player heard of it. */
async function launched(
  version: "1.2" | "2004",
  item: Partial<CourseItem> = {},
  saved?: Part,
  consumption: string | null = "k1",
) {
  const course: PlayerStart = {
    version,
    items: [ITEM],
    learner: { id: "s1", name: "Soto, Ana" },
    consumption,
    parts: [],
  };
  const commits: Part[] = [];
  const ends: string[] = [];
  const answer = { isKept: true };
  const attempt = await beginAttempt({
    item: { ...ITEM, ...item },
    course,
    saved,
    neighbours: NEIGHBOURS,
    handlers: {
      onCommit: (part) => {
        commits.push(part);
        return answer.isKept;
      },
      onEnd: (request) => ends.push(request),
    },
  });
  return { attempt, api: attempt.api as Api, commits, ends, answer };
}

/** What was kept of a sitting in which `what` happened. */
async function sitting(version: "1.2" | "2004", what: (api: Api) => void): Promise<Part> {
  const { api, commits, attempt } = await launched(version);
  what(api);
  attempt.leave();
  return commits.at(-1) as Part;
}

describe("SCORM 1.2", () => {
  const begun = async (item?: Partial<CourseItem>, saved?: Part) => {
    const made = await launched("1.2", item, saved);
    made.api.LMSInitialize?.("");
    return { ...made, get: (name: string) => made.api.LMSGetValue?.(name) };
  };

  it.each([
    [85, "passed"],
    [80, "passed"],
    [79, "failed"],
  ])("judges %i against a mastery score of 80 as %s", async (raw, status) => {
    const { api, commits, get } = await begun({ mastery_score: 80 });
    expect(get("cmi.core.credit")).toBe("credit");
    api.LMSSetValue?.("cmi.core.score.raw", raw);
    api.LMSFinish?.("");
    expect(commits.at(-1)).toMatchObject({ completion: "completed", success: status, score: { raw } });
  });

  it("says that a part is done whose author says nothing [VIE-123: silent]", async () => {
    const { api, commits } = await begun();
    api.LMSFinish?.("");
    expect(commits.at(-1)).toMatchObject({ completion: "completed", success: "unknown", exit: "" });
  });

  it("answers 301 to everything after the end [VIE-121: errors]", async () => {
    const { api, get } = await begun();
    api.LMSFinish?.("");
    expect(get("cmi.core.lesson_status")).toBe("");
    expect(api.LMSGetLastError?.()).toBe("301");
    for (const call of [
      () => api.LMSSetValue?.("cmi.core.lesson_location", "2"),
      () => api.LMSCommit?.(""),
      () => api.LMSFinish?.(""),
    ]) {
      expect(call()).toBe("false");
      expect(api.LMSGetLastError?.()).toBe("301");
    }
  });

  it("counts the time of all sittings once [VIE-121: times]", async () => {
    const { get } = await begun();
    expect(get("cmi.core.total_time")).toBe("0000:00:00.00");
    const saved = await sitting("1.2", (api) => {
      api.LMSInitialize?.("");
      api.LMSSetValue?.("cmi.core.session_time", "0000:10:30.50");
      api.LMSCommit?.("");
      api.LMSSetValue?.("cmi.core.exit", "suspend");
      api.LMSFinish?.("");
    });
    const again = await begun({}, saved);
    expect(again.get("cmi.core.total_time")).toBe("0000:10:30.50");
    again.api.LMSCommit?.("");
    const third = await begun({}, again.commits.at(-1));
    expect(third.get("cmi.core.total_time")).toBe("0000:10:30.50");
  });

  it.each([
    ["suspend", "incomplete", "resume", "half"],
    ["", "incomplete", "", "half"],
    ["", "completed", "", ""],
    ["logout", "incomplete", "", ""],
    ["time-out", "incomplete", "", ""],
  ])("goes on after exit «%s» with status %s: entry «%s», data «%s»", async (exit, status, entry, data) => {
    const saved = await sitting("1.2", (api) => {
      api.LMSInitialize?.("");
      api.LMSSetValue?.("cmi.suspend_data", "half");
      api.LMSSetValue?.("cmi.core.lesson_status", status);
      api.LMSSetValue?.("cmi.core.exit", exit);
      api.LMSFinish?.("");
    });
    const { get } = await begun({}, saved);
    expect([get("cmi.core.entry"), get("cmi.suspend_data")]).toEqual([entry, data]);
  });

  it("tells a first launch from others", async () => {
    const { get } = await begun();
    expect(get("cmi.core.entry")).toBe("ab-initio");
  });

  it("goes on where a page went away without a word [VIE-122: no exit]", async () => {
    const saved = await sitting("1.2", (api) => {
      api.LMSInitialize?.("");
      api.LMSSetValue?.("cmi.core.lesson_location", "7");
    });
    expect(saved.exit).toBeNull();
    const { get } = await begun({}, saved);
    expect([get("cmi.core.entry"), get("cmi.core.lesson_location")]).toEqual(["resume", "7"]);
  });

  it("tells limits and does not hold to them", async () => {
    const { get } = await begun({ max_time_allowed: "00:00:01", time_limit_action: "exit,message" });
    expect(get("cmi.student_data.max_time_allowed")).toBe("00:00:01");
    expect(get("cmi.student_data.time_limit_action")).toBe("exit,message");
  });

  it("answers false to a commit that cannot be kept [VIE-121: refused]", async () => {
    const { api, answer } = await begun();
    answer.isKept = false;
    expect(api.LMSCommit?.("")).toBe("false");
    expect(api.LMSGetLastError?.()).toBe("101");
  });

  it("gives no credit where nothing is recorded", async () => {
    const { api } = await launched("1.2", {}, undefined, null);
    api.LMSInitialize?.("");
    expect(api.LMSGetValue?.("cmi.core.credit")).toBe("no-credit");
  });
});

describe("SCORM 2004", () => {
  const begun = async (item?: Partial<CourseItem>, saved?: Part) => {
    const made = await launched("2004", item, saved);
    made.api.Initialize?.("");
    return { ...made, get: (name: string) => made.api.GetValue?.(name) };
  };

  it("keeps completion and success apart [VIE-123: apart]", async () => {
    const { api, commits } = await begun();
    api.SetValue?.("cmi.success_status", "passed");
    api.SetValue?.("cmi.completion_status", "incomplete");
    api.Commit?.("");
    expect(commits.at(-1)).toMatchObject({ completion: "incomplete", success: "passed" });
  });

  it("says that a part is done whose author says nothing of it", async () => {
    const { api, commits } = await begun();
    api.Commit?.("");
    expect(commits.at(-1)?.completion).toBe("unknown");
    api.Terminate?.("");
    expect(commits.at(-1)).toMatchObject({ completion: "completed", success: "unknown", exit: "normal" });
  });

  it("judges by the thresholds of the manifest [VIE-123: thresholds]", async () => {
    const { api, commits } = await begun({ scaled_passing_score: 0.8, completion_threshold: 0.5 });
    api.SetValue?.("cmi.score.scaled", 0.7);
    api.SetValue?.("cmi.progress_measure", 0.5);
    api.Terminate?.("");
    expect(commits.at(-1)).toMatchObject({ completion: "completed", success: "failed", progress: 0.5 });
  });

  it.each([
    ["suspend", "resume", "half"],
    ["normal", "ab-initio", ""],
    ["", "ab-initio", ""],
    ["logout", "ab-initio", ""],
    ["time-out", "ab-initio", ""],
  ])("goes on after exit «%s»: entry %s, data «%s»", async (exit, entry, data) => {
    const saved = await sitting("2004", (api) => {
      api.Initialize?.("");
      api.SetValue?.("cmi.suspend_data", "half");
      api.SetValue?.("cmi.interactions.0.id", "q1");
      if (exit) api.SetValue?.("cmi.exit", exit);
      api.Terminate?.("");
    });
    const { get } = await begun({}, saved);
    expect([get("cmi.entry"), get("cmi.suspend_data")]).toEqual([entry, data]);
    expect(get("cmi.interactions._count")).toBe(data ? "1" : "0");
  });

  it("goes on after it asked for everything to be suspended", async () => {
    const saved = await sitting("2004", (api) => {
      api.Initialize?.("");
      api.SetValue?.("adl.nav.request", "suspendAll");
      api.Terminate?.("");
    });
    expect(saved.exit).toBe("suspend");
  });

  it("answers 123, 133, 143 and 113 after the end", async () => {
    const { api } = await begun();
    expect(api.GetValue?.("cmi.total_time")).toBe("PT0S");
    api.Terminate?.("");
    const calls: [() => unknown, string][] = [
      [() => api.GetValue?.("cmi.location"), "123"],
      [() => api.SetValue?.("cmi.location", "2"), "133"],
      [() => api.Commit?.(""), "143"],
      [() => api.Terminate?.(""), "113"],
    ];
    for (const [call, code] of calls) {
      call();
      expect(api.GetLastError?.()).toBe(code);
    }
  });

  it("tells the player where it wants to go, and knows where it can", async () => {
    const { api, ends, get } = await begun();
    expect(get("adl.nav.request_valid.continue")).toBe("true");
    expect(get("adl.nav.request_valid.previous")).toBe("false");
    expect(get("adl.nav.request_valid.choice.{target=I2}")).toBe("true");
    expect(get("adl.nav.request_valid.choice.{target=I9}")).toBe("false");
    api.SetValue?.("adl.nav.request", "continue");
    api.Terminate?.("");
    expect(ends).toEqual(["continue"]);
  });

  it("takes 64,000 characters and not one more", async () => {
    const { api, commits } = await begun();
    expect(api.SetValue?.("cmi.suspend_data", "x".repeat(64_000))).toBe("true");
    expect(api.SetValue?.("cmi.suspend_data", "x".repeat(64_001))).toBe("false");
    api.Commit?.("");
    expect(commits.at(-1)?.state).toContain("x".repeat(64_000));
  });

  it("answers 391 to a commit that cannot be kept", async () => {
    const { api, answer } = await begun();
    answer.isKept = false;
    expect(api.Commit?.("")).toBe("false");
    expect(api.GetLastError?.()).toBe("391");
  });
});
