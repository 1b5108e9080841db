import { ApiFailure, type Memory, type Resumed } from "@estante/sdk";
import { type Change, isWorthKeeping, merged, type Numbered, type Unsent, type Viewed } from "./unsent";

/** A call that hangs longer is given up, and tried again. */
export const CALL_LIMIT_MS = 15_000;
const FIRST_RETRY_MS = 1_500;
const LAST_RETRY_MS = 60_000;
/** A start that goes out sooner than this is told as one of now. */
const LATE_SECONDS = 5;
/** Answers that another try may better: too slow, too early, too many. 401 waits for the person to sign in again. */
const PASSING = new Set([401, 408, 425, 429]);

export interface Started extends Resumed {
  guid: string;
  session: string;
  progress: number;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** The page may be gone before the answer comes. */
  leaving?: boolean;
}

/** The calls of a sitting. Each may be sent again: the server knows it by the sitting and its number. */
export interface SessionCalls {
  /** `waited` is how many seconds ago the sitting began. */
  start(content: Viewed, session: string, waited: number, options: SendOptions): Promise<Started>;
  update(
    consumption: string,
    session: string,
    update: Numbered,
    options: SendOptions,
  ): Promise<{ progress: number; last: number }>;
  close(consumption: string, session: string, endedAt: string, options: SendOptions): Promise<void>;
}

export interface QueueEvents {
  started?(started: Started): void;
  progress?(progress: number): void;
  /** What is unsent became more or less. */
  changed?(unsent: Unsent): void;
  /** The server will not have something: it is dropped, so that the rest goes on. */
  refused?(what: "start" | "update" | "close", failure: ApiFailure): void;
  /** A try ended: with everything sent, or with something to try again. */
  settled?(isWaiting: boolean): void;
}

interface Step {
  what: "start" | "update" | "close";
  send(options: SendOptions): Promise<void>;
  drop(): void;
}

/**
 * Sends what a sitting tells, one call after the other: the start first, then updates, parts, the end. What fails is
 * tried again after a pause that grows; what waits meanwhile merges; what the server refuses is dropped.
 */
export class SaveQueue {
  private last = 0;
  private since = new Date();
  private running: Promise<void> | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  /** `after` is waited for before the first call. */
  constructor(
    private readonly calls: SessionCalls,
    readonly unsent: Unsent,
    private readonly events: QueueEvents = {},
    private readonly after: Promise<unknown> = Promise.resolve(),
  ) {}

  /** Whether the server lacks something that somebody would miss. */
  get isWaiting(): boolean {
    return !this.stopped && isWorthKeeping(this.unsent);
  }

  /** Note a change; it goes out with the next `push`. */
  note(change: Change, now = new Date()): void {
    if (this.stopped) return;
    this.unsent.pending = merged(this.unsent.pending, change, this.since, now);
    this.since = now;
  }

  remember(memory: Memory): void {
    this.note({ memory });
  }

  end(now = new Date()): void {
    this.unsent.endedAt ??= now.toISOString();
  }

  /** Send what waits, unless a pause after a failure runs. Answers when nothing waits or a call failed. */
  push(): Promise<void> {
    this.events.changed?.(this.unsent);
    if (this.retry !== undefined) return Promise.resolve();
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Send now, whatever pause runs. */
  pushNow(): Promise<void> {
    clearTimeout(this.retry);
    this.retry = undefined;
    return this.push();
  }

  /** Try nothing more by itself. */
  pause(): void {
    clearTimeout(this.retry);
  }

  /**
   * The page may go away: everything leaves at once, in requests that outlive it, as far as `room` in characters
   * goes. What has no room, or no answer, stays unsent.
   */
  depart(room: number): void {
    this.number();
    this.events.changed?.(this.unsent);
    const { consumption, numbered, endedAt, session } = this.unsent;
    if (consumption === null || this.stopped) return;
    let left = room;
    const fits = (body: unknown) => {
      const size = JSON.stringify(body).length;
      if (size > left) return false;
      left -= size;
      return true;
    };
    const options = { leaving: true };
    const quietly = (call: Promise<unknown>, done: () => void) => void call.then(done, () => undefined);
    if (endedAt) {
      quietly(this.calls.close(consumption, session, endedAt, options), () => this.closed());
    }
    for (const update of numbered) {
      const { suspendData: _, ...small } = update;
      if (fits(update)) {
        quietly(this.calls.update(consumption, session, update, options), () => this.updated(update));
      } else if (fits(small)) {
        quietly(this.calls.update(consumption, session, small, options), () => undefined);
      }
    }
  }

  private async run(): Promise<void> {
    await this.after;
    for (let step = this.next(); step; step = this.next()) {
      const attempt = new AbortController();
      const limit = setTimeout(() => attempt.abort(), CALL_LIMIT_MS);
      try {
        await step.send({ signal: attempt.signal });
        this.failures = 0;
      } catch (thrown) {
        if (!isRefused(thrown)) return this.tryLater();
        step.drop();
        this.events.refused?.(step.what, thrown);
      } finally {
        clearTimeout(limit);
      }
      this.events.changed?.(this.unsent);
    }
    this.events.settled?.(false);
  }

  private tryLater(): void {
    this.failures += 1;
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.failures - 1));
    // Not all at once, when a server comes back to a whole school.
    this.retry = setTimeout(() => void this.pushNow(), pause * (0.75 + Math.random() / 2));
    this.events.settled?.(true);
  }

  private next(): Step | null {
    const { content, session, consumption, endedAt } = this.unsent;
    if (this.stopped) return null;
    if (consumption === null) {
      return {
        what: "start",
        send: async (options) => {
          const waited = Math.max(0, (Date.now() - Date.parse(this.unsent.openedAt)) / 1000);
          const late = waited < LATE_SECONDS ? 0 : waited;
          this.started(await this.calls.start(content, session, late, options));
        },
        drop: () => this.stop(),
      };
    }
    if (this.unsent.numbered.length === 0) this.number();
    const [update] = this.unsent.numbered;
    if (update) {
      return {
        what: "update",
        send: async (options) => {
          const answer = await this.calls.update(consumption, session, update, options);
          this.updated(update);
          this.events.progress?.(answer.progress);
        },
        drop: () => this.updated(update),
      };
    }
    if (endedAt) {
      return {
        what: "close",
        send: async (options) => {
          await this.calls.close(consumption, session, endedAt, options);
          this.closed();
        },
        drop: () => this.closed(),
      };
    }
    return null;
  }

  /** What waits gets its number and its place, and is never touched again. */
  private number(): void {
    const { pending, consumption } = this.unsent;
    if (!pending || consumption === null) return;
    this.unsent.sequence += 1;
    const newest = pending.newest ?? { start: this.last, end: this.last };
    this.last = newest.end;
    this.unsent.numbered.push({ ...pending, newest, sequence: this.unsent.sequence });
    this.unsent.pending = null;
  }

  private started(started: Started): void {
    this.unsent.consumption = started.guid;
    this.last = started.last;
    this.events.started?.(started);
    this.events.progress?.(started.progress);
  }

  private updated({ sequence }: Numbered): void {
    this.unsent.numbered = this.unsent.numbered.filter((other) => other.sequence !== sequence);
    this.events.changed?.(this.unsent);
  }

  private closed(): void {
    this.unsent.endedAt = null;
    this.events.changed?.(this.unsent);
  }

  /** The sitting is not recorded: nothing of it waits any more. */
  private stop(): void {
    this.stopped = true;
    Object.assign(this.unsent, { numbered: [], pending: null, endedAt: null });
  }
}

function isRefused(thrown: unknown): thrown is ApiFailure {
  if (!(thrown instanceof ApiFailure)) return false;
  return thrown.status >= 400 && thrown.status < 500 && !PASSING.has(thrown.status);
}
