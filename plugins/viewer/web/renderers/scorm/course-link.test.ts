// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { ToPlayer } from "../../player/protocol";
import { CourseLink } from "./course-link";

const BASE = "http://package.example/a/";

it("tells the player what was chosen before it was there, the last choice only", async () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const player = frame.contentWindow as Window;
  const greeted = new Promise<MessagePort>((resolve) => {
    vi.spyOn(player, "postMessage").mockImplementation(((_: unknown, __: string, [port]: MessagePort[]) =>
      resolve(port as MessagePort)) as typeof player.postMessage);
  });
  const link = new CourseLink(frame, {
    base: BASE,
    open: async () => ({ start: {} as never, token: null }),
    renew: () => Promise.reject(new Error("nothing is recorded")),
    onMessage: () => undefined,
  });
  link.send({ type: "launch", identifier: "first" });
  link.send({ type: "launch", identifier: "second" });
  const data = { type: "estante.player.ready" };
  window.dispatchEvent(new MessageEvent("message", { source: player, origin: new URL(BASE).origin, data }));
  const port = await greeted;
  const received: ToPlayer[] = [];
  const last = new Promise<void>((resolve) => {
    port.onmessage = ({ data: message }: MessageEvent<ToPlayer>) => {
      received.push(message);
      if (message.type === "restart") resolve();
    };
  });
  link.send({ type: "restart" });
  await last;
  expect(received).toEqual([{ type: "launch", identifier: "second" }, { type: "restart" }]);
  link.close();
});
