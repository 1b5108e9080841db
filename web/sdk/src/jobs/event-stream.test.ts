import { expect, test } from "vitest";
import { readEvents } from "./event-stream";

async function eventsOf(...chunks: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test("events come with name, id and all lines of their data; comments do not", async () => {
  const text = ': hello\n\nevent: job\nid: 7\ndata: {"a":\ndata: 1}\n\ndata: x\n\n';
  expect(await eventsOf(bytes(text))).toEqual([
    { name: "job", id: "7", data: '{"a":\n1}' },
    { name: "message", id: null, data: "x" },
  ]);
});

test("an event may come in pieces, cut inside a letter", async () => {
  const whole = bytes("event: job\r\ndata: ñandú\r\n\r\n");
  const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
  expect(await eventsOf(...pieces)).toEqual([{ name: "job", id: null, data: "ñandú" }]);
});

test("an event that was cut off is not one", async () => {
  expect(await eventsOf(bytes("event: job\ndata: half"))).toEqual([]);
});
