import { ApiFailure } from "@estante/sdk";
import type { SendOptions, SessionCalls, Started } from "./save-queue";
import type { Numbered, Viewed } from "./unsent";

export const CONTENT = { guid: "c1", type: "CTTY_03", length: 60 };
const STARTED: Started = {
  guid: "k1",
  session: "s1",
  progress: 10,
  last: 6,
  suspendData: null,
  covered: [{ start: 0, end: 6 }],
};

export const refusal = (status: number) => new ApiFailure(status, String(status), "");
export const offline = () => new ApiFailure(503, "NO_ANSWER", "");

/** A server that writes down what it hears. `fail` answers what a call ends with: a failure, or `hang`. */
export class FakeServer implements SessionCalls {
  readonly received: string[] = [];
  readonly updates: Numbered[] = [];
  readonly leaving: string[] = [];
  fail: (call: string) => unknown = () => null;

  async start(_content: Viewed, _session: string, _waited: number, options: SendOptions): Promise<Started> {
    await this.answer("start", options);
    return STARTED;
  }

  async update(_consumption: string, _session: string, update: Numbered, options: SendOptions) {
    await this.answer("update", options);
    this.updates.push(structuredClone(update));
    return { progress: 20, last: update.newest.end };
  }

  async close(_consumption: string, _session: string, _endedAt: string, options: SendOptions) {
    await this.answer("close", options);
  }

  get seen(): number[][] {
    return this.updates.flatMap(({ covered }) => covered.map(({ start, end }) => [start, end]));
  }

  private async answer(call: string, { signal, leaving = false }: SendOptions): Promise<void> {
    this.received.push(call);
    const failure = this.fail(call);
    if (failure === "hang") {
      await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    }
    if (failure) throw failure;
    if (leaving) this.leaving.push(call);
  }
}
