import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Person, SessionStore } from "./session.store";
import { readStored, STORED_SECONDS, writeStored } from "./stored";

const fresh = () => new SessionStore(localStorage, sessionStorage);
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("stored values", () => {
  test("read as absent after 86400 seconds, and are gone", () => {
    writeStored(localStorage, "langId", "pt");
    later(STORED_SECONDS - 1);
    expect(readStored(localStorage, "langId")).toBe("pt");
    later(1);
    expect(readStored(localStorage, "langId")).toBeNull();
    expect(localStorage.getItem("langId")).toBeNull();
  });

  test("damaged ones read as absent", () => {
    localStorage.setItem("auth", "{not json");
    expect(readStored(localStorage, "auth")).toBeNull();
  });
});

describe("the session", () => {
  test("survives a reload within its lifetime", () => {
    fresh().begin("token", true);
    expect(fresh().token()).toBe("token");
  });

  test("is over a day after its last use", () => {
    const session = fresh();
    const ended = vi.fn();
    session.onEnd(ended);
    session.begin("token", true);
    later(STORED_SECONDS);
    expect(session.token()).toBeNull();
    expect(ended).toHaveBeenCalledWith("expired");
    expect(fresh().token()).toBeNull();
  });

  test("is renewed by use", () => {
    const session = fresh();
    session.begin("token", true);
    later(STORED_SECONDS - 10);
    session.touch();
    later(STORED_SECONDS - 10);
    expect(fresh().token()).toBe("token");
  });

  test("stays in this tab when it is not to be kept", () => {
    fresh().begin("token", false);
    expect(fresh().token()).toBe("token");
    sessionStorage.clear();
    expect(fresh().token()).toBeNull();
  });

  test("ends once, clears what is stored and says why", () => {
    const session = fresh();
    const ended = vi.fn();
    session.onEnd(ended);
    session.begin("token", true);
    session.know({ guid: "1" } as Person);
    session.end("expired");
    session.end("signed-out");
    expect(ended.mock.calls).toEqual([["expired"]]);
    expect(session.get()).toMatchObject({ user: null, authToken: null, error: "expired" });
    expect(localStorage.getItem("auth")).toBeNull();
  });
});

test("a visit is of one tab: the session of the computer stays, and is there again when the visit ends", () => {
  const own = fresh();
  own.begin("own", true);
  sessionStorage.setItem("visit", "theirs");
  const visit = fresh();
  expect([visit.token(), sessionStorage.getItem("visit")]).toEqual(["theirs", null]);
  expect(fresh().token()).toBe("theirs");
  expect(own.token()).toBe("own");
  visit.end("signed-out");
  expect(visit.token()).toBe(null);
  expect(fresh().token()).toBe("own");
});
