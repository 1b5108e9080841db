import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, NO_ANSWER } from "../api/failure";
import { type Person, SessionStore, session } from "../auth/session.store";
import { useRecordForm } from "../form/record-form";
import { collidingFields } from "../form/record-saving";
import { startTexts } from "../texts/i18n";
import { draftKey, dropDraftsOf, readDraft, writeDraft } from "./drafts";
import { reasonOf } from "./reason";
import { useTryAgain } from "./try-again";

const person = { guid: "ana", permissions: {}, flags: {} } as unknown as Person;
const draft = (at: number, text = "x") => ({ values: { text }, before: { text: "" }, version: "1", at });
const key = (record: string) => draftKey(record) ?? "";

beforeEach(async () => {
  await startTexts("es");
  localStorage.clear();
  sessionStorage.clear();
  session.begin("token", true);
  session.know(person);
});
afterEach(() => {
  session.end("signed-out");
  vi.useRealTimers();
});

test("drafts are few and small, and go with their person", () => {
  for (let at = 1; at <= 25; at += 1)
    expect(writeDraft(key(`contents/${at}`), draft(Date.now() + at))).toBe(true);
  expect(readDraft(key("contents/5"))).toBeNull();
  expect(readDraft(key("contents/25"))?.values).toEqual({ text: "x" });
  expect(writeDraft(key("contents/25"), draft(0, "x".repeat(300_000)))).toBe(false);
  expect(readDraft(key("contents/25"))).toBeNull();
  dropDraftsOf("ana");
  expect(Object.keys(localStorage).filter((name) => name.startsWith("draft:"))).toEqual([]);
});

test("fields collide that two people changed to different values, and no others", () => {
  const before = { name: "a", text: "b", erp: "c" };
  expect(
    collidingFields(
      { name: "mine", text: "mine", erp: "same" },
      { ...before, name: "theirs", erp: "same" },
      before,
    ),
  ).toEqual(["name"]);
});

test("what passes is tried again with growing pauses, and what does not is left", async () => {
  vi.useFakeTimers();
  const run = vi.fn();
  const away = () => new ApiFailure(503, NO_ANSWER, "");
  const { rerender } = renderHook(({ failure }) => useTryAgain(failure, run), {
    initialProps: { failure: away() as ApiFailure | null },
  });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(run).toHaveBeenCalledTimes(1);
  rerender({ failure: away() });
  await act(() => vi.advanceTimersByTimeAsync(3999));
  expect(run).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(run).toHaveBeenCalledTimes(2);
  rerender({ failure: away() });
  act(() => void window.dispatchEvent(new Event("online")));
  expect(run).toHaveBeenCalledTimes(3);
  rerender({ failure: new ApiFailure(500, "INTERNAL_ERROR", "") });
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(run).toHaveBeenCalledTimes(3);
});

test("a session that ends under something unsaved waits for its own person", () => {
  const held = new SessionStore(localStorage, sessionStorage, () => true);
  const [ended, resumed] = [vi.fn(), vi.fn()];
  held.onEnd(ended);
  held.onResume(resumed);
  held.begin("token", true);
  held.know(person);
  held.end("expired");
  expect([held.isInterrupted(), held.token(), held.get().user?.guid]).toEqual([true, null, "ana"]);
  expect(localStorage.getItem("auth")).toBeNull();
  held.begin("newer", true);
  expect(held.get().user?.guid).toBe("ana");
  held.know(person);
  expect([resumed.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  held.end("expired");
  held.begin("other", true);
  held.know({ ...person, guid: "bea" });
  expect([resumed.mock.calls.length, ended.mock.calls]).toEqual([1, [["replaced"]]]);
});

test("what is typed while it is saved is saved on top of it, and is no conflict", async () => {
  const versions: (string | null)[] = [];
  const saved = { text: "a" };
  const { result } = renderHook(() =>
    useRecordForm({
      saved,
      version: '"1"',
      names: { text: "texto" },
      onSave: async (_values, _changed, version) => {
        versions.push(version);
        return '"2"';
      },
    }),
  );
  act(() => result.current.form.setFieldValue("text", "ab"));
  await act(async () => {
    const saving = result.current.save();
    result.current.form.setFieldValue("text", "abc");
    await saving;
  });
  expect(result.current.changed).toEqual({ text: "abc" });
  await act(async () => void (await result.current.save()));
  expect(versions).toEqual(['"1"', '"2"']);
  expect(result.current.state).toBe("saved");
});

test("that something is sent again is said only where it is", () => {
  const away = new ApiFailure(503, "UNAVAILABLE", "");
  expect(reasonOf(away)).toBe("El servidor no responde ahora. Inténtalo dentro de un momento.");
  expect(reasonOf(away, true)).toContain("automáticamente");
  const offline = new ApiFailure(503, NO_ANSWER, "");
  expect(reasonOf(offline)).toContain("Inténtalo cuando vuelva");
  expect(reasonOf(offline, true)).toContain("Se guardará solo");
  const signedOut = new ApiFailure(401, "UNAUTHORIZED", "");
  expect(reasonOf(signedOut)).toContain("inténtalo otra vez");
  expect(reasonOf(signedOut, true)).toContain("cuando entres de nuevo");
  expect(reasonOf(new ApiFailure(429, "LIMIT", "Espera 5 minutos."))).toBe("Espera 5 minutos.");
});
