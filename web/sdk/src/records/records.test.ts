import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiFailure } from "../api/failure";
import { formatList } from "../texts/format";
import { startTexts } from "../texts/i18n";
import { historySentence } from "./history/history-sentence";
import { museumFields, museumServer, museums, type paths } from "./museums.fixture";
import { changesOf, records } from "./records";

beforeAll(() => startTexts("es"));
afterEach(() => vi.unstubAllGlobals());

const translate = (key: string, values?: Readonly<Record<string, unknown>>) =>
  values ? `${key} ${Object.values(values).join(" ")}` : key;
const params = { q: "norte", page: 3, pageSize: 25, orderBy: "name", filters: { status: ["active"] } };

test("a save says the version that it was made on, and answers the next", async () => {
  const { calls } = museumServer();
  expect(await museums.update("s1", '"1"', { name: "Museo Sur" })).toBe('"2"');
  expect(calls).toEqual([
    { method: "PUT", path: "/museums/s1", body: { name: "Museo Sur" }, version: '"1"' },
  ]);
  await expect(museums.update("s1", '"1"', { name: "Tarde" })).rejects.toMatchObject({ status: 412 });
});

test("an action takes guids, or the list's filter without its pages and but some rows", async () => {
  const { calls } = museumServer();
  await museums.change("activate", { guids: ["s1"] });
  await museums.change("delete", { params, except: ["s9"] });
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ["/museums/bulk", { act: "activate", all: false, guids: ["s1"] }],
    ["/museums/bulk?q=norte&orderBy=name&status=active", { act: "delete", all: true, except: ["s9"] }],
  ]);
});

test("the latest version comes with who made it, and a taken value names its owner at the field", async () => {
  const { state } = museumServer();
  expect(await museums.readLatest("s1")).toMatchObject({ version: '"1"', by: "Inés Valdés" });
  const errors = [{ field: "code", code: "unique", message: "Ya está en uso" }];
  const body = {
    status: "error",
    code: "ER_DUP_ENTRY",
    errno: 1062,
    message: "Lo usa «Museo Sur».",
    errors,
  };
  state.refusal = { status: 409, body };
  const failure = await museums.update("s1", null, {}).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).fields).toEqual([{ ...errors[0], message: "Lo usa «Museo Sur»." }]);
});

test("what a change makes stale is its own reads, the trash and what others were named", () => {
  expect(museums.stale).toEqual(
    expect.arrayContaining(["/museums", "/museums/{guid}", "/museums/facets", "/trash", "/users"]),
  );
});

test("a field is read, sent and named once", () => {
  const values = museumFields.valuesOf({ name: "Norte", code: null, places: 40, status: "inactive" });
  expect(values).toEqual({ name: "Norte", code: "", places: 40, status: false });
  expect(museumFields.bodyOf({ code: "  ", status: true })).toEqual({ code: null, status: "active" });
  expect(museumFields.bodyOf({ name: "Sur" })).toEqual({ name: "Sur" });
  expect(museumFields.labels((key) => key)).toMatchObject({ status: "fields.active" });
  expect(museumFields.changeNames((key) => ({ "fields.code": "RBD" })[key] ?? "Uso")).toMatchObject({
    code: "RBD",
    status: "uso",
  });
});

test("a field is checked by its limits, as people count characters", () => {
  const check = (values: object, ...names: ("name" | "places")[]) =>
    museumFields.validate({ ...museumFields.valuesOf(), ...values }, names, translate);
  expect(check({ name: "🌧🌧🌧" }, "name")).toEqual({});
  expect(check({ name: "🌧🌧" }, "name")).toEqual({ name: "fields.tooShort 3" });
  expect(check({ name: "" }, "name")).toEqual({ name: "fields.tooShort 3" });
  expect(check({ name: "x".repeat(21) }, "name")).toEqual({ name: "fields.tooLong 20 21" });
  expect(check({ places: 0 }, "places")).toEqual({ places: "fields.tooSmall 1" });
  expect(check({ places: null }, "places")).toEqual({});
  expect(check({ name: "" }, "places")).toEqual({});
});

test("a history sentence names fields once, under their names, and an unknown action as a change", () => {
  const texts = {
    t: translate,
    find: (key: string, values?: object) => (key.endsWith("moved") ? null : translate(key, { ...values })),
  };
  const names = museumFields.changeNames((key) => key);
  const change = {
    at: "2026-03-02T10:00:00Z",
    act: "update",
    by: "Inés",
    fields: ["name", "status", "other"],
  };
  expect(historySentence(change, names, texts)).toBe(
    `history.actions.update Inés ${formatList(["fields.name", "fields.use", "history.otherFields"])}`,
  );
  expect(historySentence({ ...change, act: "moved", fields: [] }, names, texts)).toContain(
    "history.actions.other Inés",
  );
});

test("a history is a list of changes, or an object that holds one", () => {
  expect(changesOf([1])).toEqual([1]);
  expect(changesOf({ changes: [2], files: [] })).toEqual([2]);
  expect(changesOf(undefined)).toEqual([]);
});

test("a list that says so is good for a while", () => {
  const kept = records<paths>()({
    name: "museums",
    list: "/museums",
    detail: "/museums/{guid}",
    pages: { list: "/museums", detail: "/museum/{guid}" },
    cachedMs: 300_000,
  });
  expect(kept.listQuery(params).staleTime).toBe(300_000);
  expect(museums.listQuery(params).staleTime).toBeUndefined();
});
