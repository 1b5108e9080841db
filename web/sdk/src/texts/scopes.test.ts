import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTexts } from "./i18n";
import { needScope, SCOPE_WAIT_MS, setWordings } from "./scopes";

const server = vi.fn<(request: Request) => Promise<Response>>();

beforeAll(() => startTexts("es"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server);
  server.mockImplementation(() => Promise.resolve(Response.json({ status: "success", data: { json: {} } })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a scope that is needed several times is asked for once, 100 ms after the first [SHE-070]", async () => {
  expect(SCOPE_WAIT_MS).toBe(100);
  setWordings([{ scope: "rooms", lang: "es" }]);
  await vi.advanceTimersByTimeAsync(500);
  expect(server).not.toHaveBeenCalled();
  needScope("rooms");
  await vi.advanceTimersByTimeAsync(60);
  needScope("rooms");
  needScope("unworded");
  await vi.advanceTimersByTimeAsync(39);
  expect(server).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(server).toHaveBeenCalledTimes(1);
  expect(server.mock.calls[0]?.[0].url).toContain("langs/scopes?scope=rooms&lang=es");
  needScope("rooms");
  await vi.advanceTimersByTimeAsync(500);
  expect(server).toHaveBeenCalledTimes(1);
});
