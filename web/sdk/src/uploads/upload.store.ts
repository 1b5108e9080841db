import { type ApiFailure, asFailure } from "../api/failure";

export type UploadStatus =
  | "waiting"
  | "uploading"
  | "paused"
  | "offline"
  | "checking"
  | "processing"
  | "ready"
  | "failed";

/** One file on its way. Sizes in bytes, speed in bytes a second, time left in seconds. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly title: string;
  readonly status: UploadStatus;
  readonly sent: number;
  readonly size: number;
  readonly speed: number | null;
  readonly timeLeft: number | null;
  readonly failure: ApiFailure | null;
  /** The finished upload's guid at the API. */
  readonly uploadGuid: string | null;
  /** The record that came of it, and the job that prepares it. */
  readonly subject: string | null;
  readonly thumbnail: string | null;
  /** What the server recognised it as; null before. */
  readonly type: UploadType | null;
}

/** A content type, and how the person calls it. */
export interface UploadType {
  readonly guid: string;
  readonly name: string;
}

/** What became of a finished upload: the record it made; `prepares` when a job goes on with it. */
export interface UploadOutcome {
  readonly subject: string;
  readonly title?: string;
  readonly prepares?: boolean;
  readonly type?: UploadType;
  readonly thumbnail?: string | null;
}

export interface UploadPlan {
  /** What the upload is for: `content`, `avatar`. The server checks limits and types by it. */
  readonly purpose: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Makes the record of a finished upload; lives on when the screen is left. */
  readonly finish?: (uploadGuid: string, item: UploadItem) => Promise<UploadOutcome>;
  /** Asks the record again when its preparation has ended well: it has a cover now. */
  readonly look?: (subject: string) => Promise<Pick<UploadOutcome, "title" | "thumbnail">>;
}

export interface TransportEvents {
  readonly onProgress: (sent: number) => void;
  readonly onDone: (uploadGuid: string) => void;
  readonly onFailure: (failure: ApiFailure) => void;
}

/** A started transfer. `stop` keeps what was sent; `drop` also removes it at the server. */
export interface Transfer {
  readonly start: () => void;
  readonly stop: () => void;
  readonly drop: () => void;
}

export type Transport = (file: File, plan: UploadPlan, events: TransportEvents) => Transfer;

interface Entry {
  readonly plan: UploadPlan;
  readonly transfer: Transfer;
  samples: readonly { readonly at: number; readonly sent: number }[];
}

const WINDOW_MS = 5000;
const AT_ONCE = 3;

const titleOf = (name: string) => name.replace(/\.[^.]+$/, "").replace(/[_-]+/g, " ");

/** Every upload of this page. It outlives screens: leaving one stops nothing. */
export class UploadStore {
  #items: readonly UploadItem[] = [];
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #count = 0;

  constructor(
    private readonly transport: Transport,
    private readonly now: () => number = Date.now,
  ) {}

  get = (): readonly UploadItem[] => this.#items;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[], plan: UploadPlan): readonly string[] {
    const ids = files.map((file) => this.#place(file, plan));
    this.#startNext();
    return ids;
  }

  pause(id: string): void {
    if (!this.#is(id, "uploading", "waiting")) return;
    this.#entries.get(id)?.transfer.stop();
    this.#patch(id, { status: "paused", speed: null, timeLeft: null });
    this.#startNext();
  }

  resume(id: string): void {
    if (!this.#is(id, "paused", "offline", "failed")) return;
    this.#patch(id, { status: "waiting", failure: null });
    this.#startNext();
  }

  pauseAll = (): void => {
    // Waiting ones first, or pausing the running would start them.
    for (const status of ["waiting", "uploading"]) {
      for (const item of this.#items) if (item.status === status) this.pause(item.id);
    }
  };

  resumeAll = (): void => {
    for (const item of this.#items)
      if (item.status === "paused" || item.status === "offline") this.resume(item.id);
  };

  /** The connection is back: what it stopped goes on. */
  online(): void {
    for (const item of this.#items) if (item.status === "offline") this.resume(item.id);
  }

  /** Takes an upload away; what was sent of an unfinished one is removed at the server. */
  remove(id: string): void {
    const item = this.#items.find((known) => known.id === id);
    if (!item) return;
    if (item.uploadGuid === null) this.#entries.get(id)?.transfer.drop();
    this.#entries.delete(id);
    this.#publish(this.#items.filter((known) => known.id !== id));
    this.#startNext();
  }

  /** What the preparing job says about a record: ready, or why not. */
  prepared(subject: string, failure: ApiFailure | null): void {
    for (const item of this.#items) {
      if (item.subject !== subject || item.status !== "processing") continue;
      this.#patch(item.id, { status: failure ? "failed" : "ready", failure });
      if (!failure) void this.#look(item.id, subject);
    }
  }

  async #look(id: string, subject: string): Promise<void> {
    const seen = await this.#entries
      .get(id)
      ?.plan.look?.(subject)
      .catch(() => null);
    if (seen) this.#patch(id, { ...seen });
  }

  #place(file: File, plan: UploadPlan): string {
    this.#count += 1;
    const id = `upload-${this.#count}`;
    const transfer = this.transport(file, plan, {
      onProgress: (sent) => this.#progress(id, sent),
      onDone: (uploadGuid) => void this.#done(id, uploadGuid),
      onFailure: (failure) => this.#fail(id, failure),
    });
    this.#entries.set(id, { plan, transfer, samples: [] });
    const fresh: UploadItem = {
      id,
      file,
      title: titleOf(file.name),
      status: "waiting",
      sent: 0,
      size: file.size,
      speed: null,
      timeLeft: null,
      failure: null,
      uploadGuid: null,
      subject: null,
      thumbnail: null,
      type: null,
    };
    this.#publish([...this.#items, fresh]);
    return id;
  }

  #startNext(): void {
    const running = this.#items.filter((item) => item.status === "uploading").length;
    const waiting = this.#items
      .filter((item) => item.status === "waiting")
      .slice(0, Math.max(0, AT_ONCE - running));
    for (const { id } of waiting) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      entry.samples = [];
      this.#patch(id, { status: "uploading" });
      entry.transfer.start();
    }
  }

  #progress(id: string, sent: number): void {
    const entry = this.#entries.get(id);
    if (!entry || !this.#is(id, "uploading")) return;
    const at = this.now();
    entry.samples = [...entry.samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }];
    const first = entry.samples[0];
    const elapsed = first ? at - first.at : 0;
    const speed = first && elapsed > 0 ? ((sent - first.sent) / elapsed) * 1000 : null;
    const size = this.#items.find((item) => item.id === id)?.size ?? 0;
    this.#patch(id, { sent, speed, timeLeft: speed ? (size - sent) / speed : null });
  }

  async #done(id: string, uploadGuid: string): Promise<void> {
    const entry = this.#entries.get(id);
    const item = this.#items.find((known) => known.id === id);
    if (!entry || !item) return;
    this.#patch(id, { status: "checking", sent: item.size, speed: null, timeLeft: null, uploadGuid });
    this.#startNext();
    try {
      const outcome = await entry.plan.finish?.(uploadGuid, item);
      this.#patch(id, {
        status: outcome?.prepares ? "processing" : "ready",
        subject: outcome?.subject ?? null,
        title: outcome?.title ?? item.title,
        thumbnail: outcome?.thumbnail ?? null,
        type: outcome?.type ?? null,
      });
    } catch (thrown) {
      this.#fail(id, asFailure(thrown));
    }
  }

  #fail(id: string, failure: ApiFailure): void {
    this.#patch(id, {
      status: failure.isOffline ? "offline" : "failed",
      failure,
      speed: null,
      timeLeft: null,
    });
    this.#startNext();
  }

  #is(id: string, ...statuses: readonly UploadStatus[]): boolean {
    const item = this.#items.find((known) => known.id === id);
    return item !== undefined && statuses.includes(item.status);
  }

  #patch(id: string, change: Partial<UploadItem>): void {
    this.#publish(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #publish(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
