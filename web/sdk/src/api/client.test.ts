import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../auth/session.store";
import { unwrap } from "./answers";
import { api } from "./client";
import { ApiFailure, NO_ANSWER } from "./failure";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
const server = vi.fn<(request: Request) => Promise<Response>>();
const failure = {
  status: "error",
  code: "X",
  message: "no",
  errors: [{ field: "name", code: "min", message: "short" }],
  request_id: "req_1",
};

beforeEach(() => {
  vi.stubGlobal("fetch", server);
  session.begin("token", true);
});
afterEach(() => {
  server.mockReset();
  session.end("signed-out");
  vi.unstubAllGlobals();
});

test("a call carries the token and the language, and its envelope is opened", async () => {
  server.mockResolvedValue(answer(200, { status: "success", data: { guid: "1" } }, { etag: '"7"' }));
  const { data, etag } = await unwrap(api.GET("/users/whoami"));
  const request = server.mock.calls[0]?.[0];
  expect(request?.url).toBe("http://andaluna.localhost/api/users/whoami");
  expect(request?.headers.get("authorization")).toBe("Bearer token");
  expect(request?.headers.get("accept-language")).toBe("es");
  expect([data, etag]).toEqual([{ guid: "1" }, '"7"']);
});

test("a failed call resolves to its error response, and unwraps to a failure with its fields [SHE-116]", async () => {
  server.mockResolvedValue(answer(400, failure));
  const { error, response } = await api.GET("/users/whoami");
  expect(error).toMatchObject({ code: "X" });
  expect(response.status).toBe(400);
  server.mockResolvedValue(answer(400, failure));
  await expect(unwrap(api.GET("/users/whoami"))).rejects.toMatchObject({
    status: 400,
    code: "X",
    requestId: "req_1",
    fields: [{ field: "name", message: "short" }],
  });
});

test("no network is a failure and no exception", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  const { error, response } = await api.GET("/users/whoami");
  expect([response.ok, error]).toMatchObject([false, { code: NO_ANSWER }]);
  await expect(unwrap(api.GET("/users/whoami"))).rejects.toBeInstanceOf(ApiFailure);
  expect(session.token()).toBe("token");
});

test("401 ends the session", async () => {
  server.mockResolvedValue(answer(401, failure));
  await api.GET("/users/whoami");
  expect(session.get()).toMatchObject({ authToken: null, error: "expired" });
});

test.each(["FORBIDDEN", "PASSWORD_CHANGE_REQUIRED", "CONTENT_DISABLED"])(
  "a 403 %s refuses an act and ends no session",
  async (code) => {
    server.mockResolvedValue(answer(403, { ...failure, code }));
    await expect(unwrap(api.GET("/users/whoami"))).rejects.toMatchObject({ status: 403, code });
    expect(session.token()).toBe("token");
  },
);

test("a late 401 to an older session leaves the new one", async () => {
  server.mockImplementation(async () => {
    session.begin("newer", true);
    return answer(401, failure);
  });
  await api.GET("/users/whoami");
  expect(session.token()).toBe("newer");
});
