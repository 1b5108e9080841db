import type { CompletionStatus, Memory, Range, Score } from "@estante/sdk";

/**
 * One person's use of one content, from opening to leaving (specification: viewer-and-shell §3, §4, §9).
 *
 * Positions are in the content's own unit: seconds, pages, or 0 to 1. An update that fails is kept and goes out
 * with the next one; the content goes on playing meanwhile.
 */

export const PUSH_EVERY_MS = 3000;
const FULL = 100;

export interface Started {
  guid: string;
  session_guid: string;
  progress: number;
  last: number;
  suspend_data: string | null;
}

export interface Update {
  started_at: string;
  ended_at: string;
  progress_start: number;
  progress_end: number;
  session_guid: string;
  suspend_data?: string | null;
  completion_status?: CompletionStatus;
  score?: Score;
}

export interface Progressed {
  progress: number;
  last: number;
}

export interface ConsumptionCalls {
  start(body: { content_guid: string; type: string; progress_ends: number }): Promise<Started>;
  progress(guid: string, update: Update, leaving: boolean): Promise<Progressed>;
  close(guid: string, sessionGuid: string, endedAt: string, leaving: boolean): Promise<void>;
}

type Listener = (progress: number) => void;

export class Consumption {
  progress: number;
  readonly last: number;
  readonly suspendData: string | null;
  private waiting: Update[] = [];
  private sending: Promise<void> | null = null;
  private listeners = new Set<Listener>();
  private since = new Date();
  private position: number;
  private closed = false;

  private constructor(
    private readonly calls: ConsumptionCalls,
    private readonly started: Started,
  ) {
    this.progress = Math.min(FULL, started.progress);
    this.last = started.last;
    this.position = started.last;
    this.suspendData = started.suspend_data;
  }

  static async open(
    calls: ConsumptionCalls,
    content: { guid: string; type: string; ends: number },
  ): Promise<Consumption> {
    const body = { content_guid: content.guid, type: content.type, progress_ends: content.ends };
    return new Consumption(calls, await calls.start(body));
  }

  /** Note that the person covered a range. Nothing is sent yet: `push` sends. */
  cover(range: Range, memory: Memory = {}): void {
    if (this.closed) return;
    const now = new Date();
    const before = this.waiting.at(-1);
    if (before && before.progress_end === range.start && !this.sending) {
      const { progress_start, started_at } = before;
      const longer = this.update(range, memory, now);
      this.waiting[this.waiting.length - 1] = { ...before, ...longer, progress_start, started_at };
    } else {
      this.waiting.push(this.update(range, memory, now));
    }
    this.since = now;
    this.position = range.end;
  }

  /** Remember `suspend_data` (and completion) at the position reached. */
  remember(memory: Memory, at: Range = { start: this.position, end: this.position }): void {
    this.cover(at, memory);
  }

  /** Send what waits, in order. Safe to call at any time; what fails stays. */
  push(): Promise<void> {
    this.sending ??= this.send().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** Send what waits and close the session with its end. Later calls do nothing. */
  async close(leaving = false): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    const { guid, session_guid } = this.started;
    const closing = () => this.calls.close(guid, session_guid, new Date().toISOString(), leaving);
    if (leaving) {
      // The page is going away: nothing can be awaited, so every request leaves now.
      const last = this.waiting.map((update) => this.calls.progress(guid, update, true));
      await Promise.allSettled([...last, closing()]);
      return;
    }
    await this.push();
    await closing().catch(() => undefined);
  }

  onProgress(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get hasUnsent(): boolean {
    return this.waiting.length > 0;
  }

  private async send(): Promise<void> {
    while (this.waiting.length > 0) {
      const [next] = this.waiting;
      if (!next) return;
      try {
        const answer = await this.calls.progress(this.started.guid, next, false);
        this.waiting.shift();
        this.progress = Math.min(FULL, answer.progress);
        for (const listener of this.listeners) listener(this.progress);
      } catch {
        return;
      }
    }
  }

  private update(range: Range, memory: Memory, now: Date): Update {
    return {
      started_at: this.since.toISOString(),
      ended_at: now.toISOString(),
      progress_start: range.start,
      progress_end: range.end,
      session_guid: this.started.session_guid,
      ...(memory.suspendData === undefined ? {} : { suspend_data: memory.suspendData }),
      ...(memory.completionStatus === undefined ? {} : { completion_status: memory.completionStatus }),
      ...(memory.score === undefined ? {} : { score: memory.score }),
    };
  }
}
