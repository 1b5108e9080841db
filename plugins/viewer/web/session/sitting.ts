import type {
  Memory,
  Range,
  Result,
  Resumed,
  SaveState,
  SittingGuids,
  TakeSnapshot,
  ViewingSession,
} from "@estante/sdk";
import { type QueueEvents, SaveQueue, type SessionCalls, type Started } from "./save-queue";
import { nothingUnsent, type Unsent, type Viewed } from "./unsent";

/** How long a renderer that is ready waits to know where the person left. */
export const RESUME_LIMIT_MS = 1_500;
/** How long the arrow waits for a renderer to say goodbye. */
const GOODBYE_LIMIT_MS = 5_000;
/** How long the arrow waits for the server before it asks what to do. */
const LEAVE_LIMIT_MS = 6_000;
/** A call that takes longer than this is told as something that waits. */
const SLOW_MS = 4_000;
/** What the requests of a page that goes away may hold together, by the Fetch standard: 64 KiB. */
const LEAVING_ROOM = 56_000;
const NEVER_SEEN: Resumed = { last: 0, suspendData: null, covered: [] };
const WHOLE: Range = { start: 0, end: 1 };

/** What this device keeps for the person, over reloads and crashes. */
export interface Device {
  /** Keeps what is unsent, or forgets it when nothing is. */
  keep(unsent: Unsent): void;
  /** Sends what earlier sittings left here, those with this content first; answers when those are through. */
  sendEarlier(content: string): Promise<void>;
  /** Where an earlier sitting left this content, as far as that is still unsent. */
  whereLeft(content: string): Partial<Resumed>;
}

export interface SittingOptions {
  readonly content: Viewed;
  /** Whether positions lie on a scale; else the content is seen as a whole, by one update from 0 to 1. */
  readonly isScaled: boolean;
  readonly onRefused: NonNullable<QueueEvents["refused"]>;
}

type Listener<T> = (value: T) => void;

/** One person with one content open: the session that renderers are handed, and the way in and out of it. */
export class Sitting implements ViewingSession {
  state: SaveState = "saved";
  progress = 0;
  private queue: SaveQueue;
  private length: number | null;
  private position: number | null = null;
  private known: Promise<Resumed>;
  private guids: Promise<SittingGuids | null>;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private hasRefused = false;
  private isOpen = false;
  private isOver = false;
  private readonly takers = new Set<TakeSnapshot>();
  private readonly stateListeners = new Set<Listener<SaveState>>();
  private readonly progressListeners = new Set<Listener<number>>();

  constructor(
    private readonly calls: SessionCalls,
    private readonly device: Device,
    private readonly options: SittingOptions,
  ) {
    this.length = options.content.length;
    [this.queue, this.known, this.guids] = this.begin();
  }

  /** The person is there. What an earlier sitting left on this device goes first. */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    if (this.isOver) [this.queue, this.known, this.guids] = this.begin();
    this.isOver = false;
    this.push();
  }

  /** Keep and send all there is. Answers whether the server has it, within a time that a person waits. */
  async leave(): Promise<boolean> {
    await Promise.all([...this.takers].map((take) => this.rememberLater(take(true))));
    this.queue.end();
    await within(LEAVE_LIMIT_MS, this.queue.pushNow());
    return !this.queue.isWaiting;
  }

  /** The person is gone, or the page may be: `leave` for when nothing can be waited for. */
  depart(): void {
    if (!this.isOpen) return;
    this.end();
    this.queue.depart(LEAVING_ROOM);
  }

  /** Out of sight, which on a phone is often the last that a page hears. */
  hide(): void {
    if (!this.isOpen) return;
    this.take();
    this.queue.depart(LEAVING_ROOM);
  }

  /** The component is taken away and the page stays: what waits is still sent. */
  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.end();
    await this.queue.pushNow();
  }

  retry(): Promise<void> {
    return this.queue.pushNow();
  }

  resume(): Promise<Resumed> {
    const limit = new Promise<Resumed>((resolve) => {
      const here = () => ({ ...NEVER_SEEN, ...this.device.whereLeft(this.options.content.guid) });
      setTimeout(() => resolve(here()), RESUME_LIMIT_MS);
    });
    return Promise.race([this.known, limit]);
  }

  sitting(): Promise<SittingGuids | null> {
    return this.guids;
  }

  setLength(length: number): void {
    // What the content's file says holds; players differ from it by hundredths.
    if (this.length !== null || !(length > 0 && Number.isFinite(length))) return;
    this.length = length;
    this.queue.note({ length });
  }

  cover(range: Range, began?: Date): void {
    this.position = range.end;
    this.queue.note({ range, ...(began && { began }) });
  }

  push(): void {
    void this.queue.push();
    this.watch();
  }

  async remember(memory: Memory): Promise<SaveState> {
    this.queue.remember(memory);
    await this.queue.push();
    if (this.queue.isWaiting) return "waiting";
    return this.state;
  }

  finish(result: Result = {}): void {
    const at = this.position ?? this.length ?? 0;
    const range = this.options.isScaled ? { start: at, end: at } : WHOLE;
    this.queue.note({ range, memory: result, isEnd: true });
    this.push();
  }

  snapshot(take: TakeSnapshot): () => void {
    this.takers.add(take);
    return () => this.takers.delete(take);
  }

  readonly onState = (listener: Listener<SaveState>) => subscribed(this.stateListeners, listener);
  readonly onProgress = (listener: Listener<number>) => subscribed(this.progressListeners, listener);

  private begin(): [SaveQueue, Promise<Resumed>, Promise<SittingGuids | null>] {
    const { content } = this.options;
    const unsent = nothingUnsent({ ...content, length: this.length });
    let resolveStart: Listener<Started | null> = () => undefined;
    const started = new Promise<Started | null>((resolve) => {
      resolveStart = resolve;
    });
    const earlier = this.device.sendEarlier(content.guid);
    const events: QueueEvents = {
      started: resolveStart,
      progress: (progress) => {
        this.progress = Math.min(100, progress);
        for (const listener of this.progressListeners) listener(this.progress);
      },
      changed: (unsent) => this.device.keep(unsent),
      refused: (what, failure) => {
        this.hasRefused = true;
        if (what === "start") resolveStart(null);
        this.options.onRefused(what, failure);
      },
      settled: (isWaiting) => this.settle(isWaiting),
    };
    const queue = new SaveQueue(this.calls, unsent, events, earlier);
    const known = started.then((answer) => (answer ? resumed(answer) : NEVER_SEEN));
    const guids = started.then((answer) => answer && { consumption: answer.guid, session: answer.session });
    return [queue, known, guids];
  }

  private end(): void {
    this.isOpen = false;
    this.isOver = true;
    this.take();
    this.queue.end();
  }

  private take(): void {
    for (const take of this.takers) {
      const memory = take(false);
      if (memory instanceof Promise) void this.rememberLater(memory);
      else if (memory) this.queue.remember(memory);
    }
  }

  private async rememberLater(taken: ReturnType<TakeSnapshot>): Promise<void> {
    const memory = await within(GOODBYE_LIMIT_MS, Promise.resolve(taken)).catch(() => null);
    if (memory) this.queue.remember(memory);
  }

  /** A call that hangs for long is something unsaved too. */
  private watch(): void {
    this.slow ??= setTimeout(() => {
      this.slow = undefined;
      if (this.queue.isWaiting) this.settle(true);
    }, SLOW_MS);
  }

  private settle(isWaiting: boolean): void {
    clearTimeout(this.slow);
    this.slow = undefined;
    const state = isWaiting ? "waiting" : this.hasRefused ? "failed" : "saved";
    if (state === this.state) return;
    this.state = state;
    for (const listener of this.stateListeners) listener(state);
  }
}

function resumed({ last, suspendData, covered }: Started): Resumed {
  return { last, suspendData, covered };
}

/** What a promise answers in time, or nothing. */
async function within<T>(limit: number, promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** For whom nothing is recorded: a visitor of a public content. */
export const NOT_RECORDED: ViewingSession = {
  resume: async () => NEVER_SEEN,
  sitting: async () => null,
  setLength: () => undefined,
  cover: () => undefined,
  push: () => undefined,
  remember: async () => "saved",
  finish: () => undefined,
  snapshot: () => () => undefined,
  state: "saved",
  onState: () => () => undefined,
};

function subscribed<T>(listeners: Set<Listener<T>>, listener: Listener<T>): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
