import { afterEach, expect, test, vi } from "vitest";
import { CodeTimeout, LOAD_LIMIT_MS, withinLimit } from "../src/plugins/load-limit";

afterEach(() => vi.useRealTimers());

test("loading gives up after 120000 ms and not before [SHE-044: the limit]", async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  const loading = withinLimit(new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(LOAD_LIMIT_MS).toBe(120_000);
  expect(outcome).toHaveBeenCalledWith(expect.any(CodeTimeout));
});

test("code that comes in time is handed on, and so is its failure", async () => {
  await expect(withinLimit(Promise.resolve("half"))).resolves.toBe("half");
  await expect(withinLimit(Promise.reject(new Error("no network")))).rejects.toThrow("no network");
});
