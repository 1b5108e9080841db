import type { Device } from "./device";
import type { CommitToken, CourseResult, Part, StoredPart, StoringState } from "./protocol";

/** What browsers let outlive a page, all requests together (Fetch, 4.5), less room for headers. */
const KEEPALIVE_BYTES = 60 * 1024;
const TIMEOUT_MS = 15_000;
const BACK_OFF_MS = [1_000, 2_000, 4_000, 8_000];
/** The most that the server takes of one SCO: the standard's limits several times over. */
export const MAX_STATE_LENGTH = 2_000_000;

export interface QueueEvents {
  readonly onResult: (result: CourseResult) => void;
  readonly onState: (state: StoringState) => void;
  /** The token is missing or has run out. */
  readonly onTokenNeeded: () => void;
}

interface Outgoing {
  readonly part: StoredPart;
  readonly bytes: number;
}

/**
 * Stores every commit at once, each SCO's newest. One request a SCO is under way at a time, unless the page is going;
 * the sequence says on the server which is the newer.
 */
export class CommitQueue {
  private readonly waiting = new Map<string, StoredPart>();
  private readonly underWay = new Map<string, Outgoing>();
  private token: CommitToken | null = null;
  private tokenAt = 0;
  private lastSequence = 0;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isLeaving = false;
  private listeners: (() => void)[] = [];

  constructor(
    private readonly address: string,
    private readonly device: Device,
    private readonly events: QueueEvents,
    /** How long what was not stored waits at most until it is sent again. */
    private readonly maxWait: number,
  ) {
    window.addEventListener("online", () => this.sendAll());
  }

  /** What earlier sittings on this device could not store is sent first, as old as it is. */
  takeUp(parts: readonly StoredPart[]): void {
    for (const part of parts) this.waiting.set(part.part, part);
    this.notify();
  }

  /** Answers whether the part is kept on this device, or on its way where the device keeps nothing. */
  put(part: Part): boolean {
    if ((part.state?.length ?? 0) > MAX_STATE_LENGTH) return false;
    const stored = { ...part, sequence: this.nextSequence() };
    const isKept = this.device.keep(stored);
    this.waiting.set(stored.part, stored);
    const isOut = this.send(stored.part);
    if (!isKept && !isOut && this.isLeaving) this.waiting.delete(stored.part);
    this.notify();
    return isKept || isOut || !this.isLeaving;
  }

  renew(token: CommitToken): void {
    this.token = token;
    this.tokenAt = performance.now();
    this.failures = 0;
    this.sendAll();
  }

  /** While the page goes, nothing waits for an answer; it may also come back. */
  setLeaving(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
    this.sendAll();
  }

  /** Resolves when nothing waits any more, or after `limit`; tells which. */
  async settled(limit: number): Promise<boolean> {
    if (!this.isIdle()) {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, limit);
        this.listeners.push(resolve);
      });
    }
    return this.isIdle();
  }

  /** The server's clock as far as it is known. It stands still for nobody who turns the device's. */
  private nextSequence(): number {
    const now = this.token ? this.token.now + (performance.now() - this.tokenAt) : Date.now();
    this.lastSequence = Math.max(Math.round(now), this.lastSequence + 1);
    return this.lastSequence;
  }

  private sendAll(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    for (const name of [...this.waiting.keys()]) this.send(name);
  }

  /** Answers whether a request that outlives the page is out. */
  private send(name: string): boolean {
    const part = this.waiting.get(name);
    if (!part || (this.underWay.has(name) && !this.isLeaving)) return false;
    if (!this.token) {
      this.events.onTokenNeeded();
      return false;
    }
    const body = JSON.stringify({ ...part, token: this.token.token });
    const bytes = new Blob([body]).size;
    const busy = [...this.underWay.values()].reduce((sum, batch) => sum + batch.bytes, 0);
    const keepalive = bytes + busy <= KEEPALIVE_BYTES;
    const outgoing = { part, bytes: keepalive ? bytes : 0 };
    this.underWay.set(name, outgoing);
    void this.request(body, keepalive).then((status) => this.settle(outgoing, status));
    return keepalive;
  }

  /** The status, or 0 where there was no answer. */
  private async request(body: string, keepalive: boolean): Promise<number> {
    try {
      const answer = await fetch(this.address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        keepalive,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) this.events.onResult(((await answer.json()) as { data: CourseResult }).data);
      return answer.status;
    } catch {
      return 0;
    }
  }

  private settle({ part }: Outgoing, status: number): void {
    const isNewest = this.underWay.get(part.part)?.part === part;
    if (isNewest) this.underWay.delete(part.part);
    // 409: something newer is stored already, from here or from another window.
    const isStored = (status >= 200 && status < 300) || status === 409;
    const isRefused = status >= 400 && status < 500 && ![403, 408, 409, 425, 429].includes(status);
    if (isStored || isRefused) {
      this.device.forget(part);
      if (this.waiting.get(part.part) === part) this.waiting.delete(part.part);
      this.failures = 0;
      if (isNewest) this.send(part.part);
    } else {
      this.tryLater();
      if (status === 403) this.askForToken();
    }
    if (isRefused) this.events.onState("refused");
    else this.notify();
    if (this.isIdle()) for (const resolve of this.listeners.splice(0)) resolve();
  }

  private askForToken(): void {
    this.token = null;
    this.events.onTokenNeeded();
  }

  private tryLater(): void {
    const wait = Math.min(BACK_OFF_MS[this.failures] ?? this.maxWait, this.maxWait);
    this.failures += 1;
    this.retry ??= setTimeout(() => this.sendAll(), wait);
  }

  private isIdle(): boolean {
    return this.waiting.size === 0;
  }

  /** A request on its way is nothing to speak of; one that failed is. */
  private notify(): void {
    this.events.onState(this.failures > 0 && !this.isIdle() ? "waiting" : "stored");
  }
}
