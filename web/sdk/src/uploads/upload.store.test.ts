import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, NO_ANSWER } from "../api/failure";
import { type Arrived, UploadStore } from "./upload.store";
import {
  mayRetry,
  newItem,
  type Transfer,
  type TransportEvents,
  type UploadItem,
  type UploadPlan,
} from "./upload-item";

interface Fake extends TransportEvents {
  readonly transfer: { [K in keyof Transfer]: ReturnType<typeof vi.fn<() => void>> };
}

const RECIPE = { plugin: "contents", name: "content", options: {} };

let sent: Fake[];
let now: number;
let store: UploadStore;
let arrived: Arrived[];
let made: UploadPlan;

const CHANGED = 1_700_000_000_000;
const file = (name: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { lastModified: CHANGED });
const ids = () => store.get().map((item) => item.id);
const at = (place: number): Fake => {
  const fake = sent[place];
  if (!fake) throw new Error(`There is no transfer ${place}`);
  return fake;
};
const statuses = () => store.get().map((item) => item.status);
const only = () => store.get()[0];

beforeEach(() => {
  sent = [];
  now = 0;
  arrived = [];
  made = { purpose: "content", recipe: RECIPE };
  store = new UploadStore(
    (_file, _plan, events) => {
      const transfer = { start: vi.fn<() => void>(), stop: vi.fn<() => void>(), drop: vi.fn<() => void>() };
      sent.push({ ...events, transfer });
      return transfer;
    },
    async () => made,
    () => arrived,
    () => now,
  );
});

test("three go at once, the others wait for their turn", () => {
  store.add(
    ["a", "b", "c", "d"].map((name) => file(name)),
    { purpose: "content" },
  );
  expect(statuses()).toEqual(["uploading", "uploading", "uploading", "waiting"]);
  at(0).onDone("guid");
  expect(store.get()[3]?.status).toBe("uploading");
  expect(at(3).transfer.start).toHaveBeenCalledOnce();
});

test("speed and time left follow the last five seconds", () => {
  store.add([file("a.pdf", 10_000)], { purpose: "content" });
  at(0).onProgress(0);
  now = 1000;
  at(0).onProgress(1000);
  expect(only()).toMatchObject({ sent: 1000, speed: 1000, timeLeft: 9 });
  now = 8000;
  at(0).onProgress(2000);
  now = 9000;
  at(0).onProgress(6000);
  expect(only()).toMatchObject({ speed: 4000, timeLeft: 1 });
});

test("a pause keeps what was sent, and lets the next one go", () => {
  store.add(
    ["a", "b", "c", "d"].map((name) => file(name)),
    { purpose: "content" },
  );
  const [first = ""] = ids();
  at(0).onProgress(400);
  store.pause(first);
  expect(statuses()).toEqual(["paused", "uploading", "uploading", "uploading"]);
  expect(at(0).transfer.stop).toHaveBeenCalledOnce();
  store.resume(first);
  expect(only()).toMatchObject({ status: "waiting", sent: 400 });
});

test("pausing all starts none of those that waited", () => {
  store.add(
    ["a", "b", "c", "d"].map((name) => file(name)),
    { purpose: "content" },
  );
  store.pauseAll();
  expect(statuses()).toEqual(["paused", "paused", "paused", "paused"]);
  expect(at(3).transfer.start).not.toHaveBeenCalled();
});

test("a lost connection waits, and goes on when it is back", () => {
  store.add([file("a")], { purpose: "content" });
  at(0).onFailure(new ApiFailure(0, NO_ANSWER, ""));
  expect(statuses()).toEqual(["offline"]);
  store.online();
  expect(statuses()).toEqual(["uploading"]);
  expect(at(0).transfer.start).toHaveBeenCalledTimes(2);
});

test("a refused file says why", () => {
  store.add([file("a.xlsm")], { purpose: "content" });
  at(0).onFailure(new ApiFailure(415, "UNSUPPORTED_TYPE", "Guarda el libro como .xlsx"));
  expect(only()).toMatchObject({ status: "failed", failure: { message: "Guarda el libro como .xlsx" } });
});

test("what would be refused in the end is not sent, and cannot be tried again", () => {
  store.add([file("a.pdf"), file("b.pdf")], {
    purpose: "content",
    refuse: ({ name }) => (name === "a.pdf" ? "Demasiado grande" : null),
  });
  expect(statuses()).toEqual(["failed", "uploading"]);
  expect(only()?.failure?.message).toBe("Demasiado grande");
  expect(at(0).transfer.start).not.toHaveBeenCalled();
  expect(only() && mayRetry(only() as UploadItem)).toBe(false);
});

test("a finished upload makes its record, whose job makes it ready", async () => {
  const finish = vi.fn(async () => ({ subject: "content-1", title: "Martín Rivas", prepares: true }));
  const look = vi.fn(async () => ({ thumbnail: "/cover.webp" }));
  store.add([file("martin_rivas-v3.epub")], { purpose: "content", finish, look });
  expect(only()?.title).toBe("martin rivas v3");
  at(0).onDone("upload-guid");
  expect(statuses()).toEqual(["checking"]);
  await vi.waitFor(() => expect(only()).toMatchObject({ status: "processing", title: "Martín Rivas" }));
  expect(finish).toHaveBeenCalledWith("upload-guid", expect.objectContaining({ id: only()?.id }));
  store.prepared("content-1", null);
  expect(only()).toMatchObject({ status: "ready", thumbnail: null });
  await vi.waitFor(() => expect(only()).toMatchObject({ status: "ready", thumbnail: "/cover.webp" }));
  expect(look).toHaveBeenCalledWith("content-1");
});

test("a record that cannot be made fails the upload", async () => {
  const finish = () =>
    Promise.reject(new ApiFailure(422, "UNPROCESSABLE", "El ZIP no tiene imsmanifest.xml"));
  store.add([file("a.zip")], { purpose: "content", finish });
  at(0).onDone("guid");
  await vi.waitFor(() => expect(only()).toMatchObject({ status: "failed", failure: { status: 422 } }));
});

test("removing an unfinished upload drops it at the server, a finished one stays there", () => {
  store.add([file("a"), file("b")], { purpose: "content" });
  const [first = "", second = ""] = ids();
  at(1).onDone("guid");
  store.remove(first);
  store.remove(second);
  expect(store.get()).toEqual([]);
  expect(at(0).transfer.drop).toHaveBeenCalledOnce();
  expect(at(1).transfer.drop).not.toHaveBeenCalled();
});

const left = (name: string, more = {}) => ({
  ...newItem(`left-${name}`, { name, size: 1000, lastModified: CHANGED, type: "" }, RECIPE, 0),
  status: "interrupted" as const,
  sent: 400,
  ...more,
});

test("what an earlier page left goes on by the same file, and by no other", async () => {
  store.restore([left("a.pdf")]);
  expect(only()).toMatchObject({ status: "interrupted", sent: 400, file: null });
  await store.continueWith("left-a.pdf", file("b.pdf"));
  expect(only()).toMatchObject({ status: "interrupted", otherFile: "b.pdf" });
  expect(sent).toEqual([]);
  await store.continueWith("left-a.pdf", file("a.pdf"));
  expect(only()).toMatchObject({ status: "uploading", sent: 400, otherFile: null });
  expect(at(0).transfer.start).toHaveBeenCalledOnce();
});

test("the same file dropped anywhere goes on with what was interrupted", async () => {
  store.restore([left("a.pdf")]);
  store.add([file("a.pdf")], made);
  await vi.waitFor(() => expect(statuses()).toEqual(["uploading"]));
  expect(store.repeated()).toBeNull();
});

test("what had arrived makes its record on the next page, without its file", async () => {
  const finish = vi.fn(async () => ({ subject: "content-1", prepares: true }));
  made = { ...made, finish };
  store.restore([left("a.pdf", { status: "checking", uploadGuid: "guid" })]);
  await vi.waitFor(() => expect(only()).toMatchObject({ status: "processing", subject: "content-1" }));
  expect(finish).toHaveBeenCalledWith("guid", expect.objectContaining({ id: "left-a.pdf" }));
});

test("a record that could not be made is made by trying again, and nothing is sent twice", async () => {
  const finish = vi.fn(async () => ({ subject: "content-1" }));
  finish.mockRejectedValueOnce(new ApiFailure(503, "UNAVAILABLE", "Ahora no"));
  store.add([file("a")], { ...made, finish });
  at(0).onDone("guid");
  await vi.waitFor(() => expect(only()).toMatchObject({ status: "failed", failure: { status: 503 } }));
  store.resume(only()?.id ?? "");
  await vi.waitFor(() => expect(only()).toMatchObject({ status: "ready", failure: null }));
  expect(at(0).transfer.start).toHaveBeenCalledOnce();
});

test("a file that was sent before is asked about, and the others go on meanwhile", () => {
  store.add([file("a"), file("b")], made);
  store.add([file("a"), file("c")], made);
  expect(store.get().map((item) => item.facts.name)).toEqual(["a", "b", "c"]);
  expect(store.repeated()?.files.map(({ name }) => name)).toEqual(["a"]);
  store.answer(false);
  expect(store.repeated()).toBeNull();
  expect(store.get()).toHaveLength(3);
  store.add([file("a")], made);
  store.answer(true);
  expect(store.get()).toHaveLength(4);
});

test("what arrived on an earlier page is asked about too; another content's file is not", () => {
  arrived = [{ facts: left("a").facts, recipe: RECIPE, at: 5 }];
  store.add([file("a")], made);
  expect(store.repeated()).toMatchObject({ at: 5 });
  store.answer(false);
  store.add([file("a")], { ...made, recipe: { ...RECIPE, name: "replacement", options: { guid: "1" } } });
  expect(store.repeated()).toBeNull();
  expect(store.get()).toHaveLength(1);
});
