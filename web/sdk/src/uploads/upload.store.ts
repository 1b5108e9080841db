import { randomId } from "@mantine/hooks";
import { ApiFailure, asFailure } from "../api/failure";
import {
  type FileFacts,
  factsOf,
  isSameFile,
  isSamePurpose,
  newItem,
  type RepeatedFiles,
  type Transfer,
  type Transport,
  type UploadItem,
  type UploadPlan,
  type UploadRecipe,
  type UploadStatus,
} from "./upload-item";

interface Entry {
  readonly plan: UploadPlan;
  readonly transfer: Transfer | null;
  samples: readonly { readonly at: number; readonly sent: number }[];
}

/** An upload that arrived, here or on an earlier page: the same file is not sent again unasked. */
export type Arrived = Pick<UploadItem, "facts" | "recipe" | "at">;

const WINDOW_MS = 5000;
const MAX_RUNNING = 3;
const TOO_LARGE = 413;
const HELD: readonly UploadStatus[] = ["paused", "offline"];

/** Every upload of this page, and what an earlier one left. It outlives screens: leaving one stops nothing. */
export class UploadStore {
  #items: readonly UploadItem[] = [];
  #repeated: RepeatedFiles | null = null;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();

  /**
   * @param planOf makes the plan of an upload anew that an earlier page began
   * @param arrived what arrived before this page was opened
   */
  constructor(
    private readonly transport: Transport,
    private readonly planOf: (recipe: UploadRecipe) => Promise<UploadPlan>,
    private readonly arrived: () => readonly Arrived[] = () => [],
    private readonly now: () => number = Date.now,
  ) {}

  get = (): readonly UploadItem[] => this.#items;

  /** Files that wait for an answer. */
  repeated = (): RepeatedFiles | null => this.#repeated;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends files. What was interrupted goes on; what was sent before is asked about first. */
  add(files: readonly File[], plan: UploadPlan): void {
    const repeated: { file: File; at: number }[] = [];
    for (const file of files) {
      const known = this.#known(factsOf(file), plan.recipe);
      if (known === null) this.#place(file, plan);
      else if ("status" in known && known.status === "interrupted") void this.continueWith(known.id, file);
      else repeated.push({ file, at: known.at });
    }
    const [first] = repeated;
    if (first) {
      this.#repeated = { files: repeated.map(({ file }) => file), plan, at: first.at };
      this.#publish(this.#items);
    }
    this.#startNext();
  }

  /** Whether the files that were asked about are sent again. */
  answer(again: boolean): void {
    const repeated = this.#repeated;
    this.#repeated = null;
    if (again && repeated) for (const file of repeated.files) this.#place(file, repeated.plan);
    this.#publish(this.#items);
    this.#startNext();
  }

  pause(id: string): void {
    if (!this.#is(id, "uploading", "waiting")) return;
    this.#entries.get(id)?.transfer?.stop();
    this.#patch(id, { status: "paused", speed: null, timeLeft: null });
    this.#startNext();
  }

  /** Goes on with what was held; what had arrived and made no record tries that again. */
  resume(id: string): void {
    const item = this.#find(id);
    if (!item || ![...HELD, "failed"].includes(item.status)) return;
    if (item.uploadGuid !== null) void this.#done(id, item.uploadGuid);
    else if (item.file === null) this.#patch(id, { status: "interrupted", failure: null });
    else this.#patch(id, { status: "waiting", failure: null });
    this.#startNext();
  }

  pauseAll = (): void => {
    // Waiting ones first, or pausing the running would start them.
    for (const status of ["waiting", "uploading"]) {
      for (const item of this.#items) if (item.status === status) this.pause(item.id);
    }
  };

  resumeAll = (): void => {
    for (const item of this.#items) if (HELD.includes(item.status)) this.resume(item.id);
  };

  /** The connection is back: what it stopped goes on. */
  online(): void {
    for (const item of this.#items) if (item.status === "offline") this.resume(item.id);
  }

  /** Takes an upload away; what was sent of an unfinished one is removed at the server. */
  remove(id: string): void {
    const item = this.#find(id);
    if (!item) return;
    if (item.uploadGuid === null) this.#entries.get(id)?.transfer?.drop();
    this.#entries.delete(id);
    this.#publish(this.#items.filter((known) => known.id !== id));
    this.#startNext();
  }

  /** Sends another file in place of one that was refused. */
  async replace(id: string, file: File): Promise<void> {
    const plan = await this.#plan(this.#find(id));
    if (!plan) return;
    this.remove(id);
    this.add([file], plan);
  }

  /** Makes the record of what has arrived by another plan: as the type that the person chose. */
  finishBy(id: string, plan: UploadPlan): void {
    const guid = this.#find(id)?.uploadGuid;
    if (!guid) return;
    this.#entries.set(id, { plan, transfer: null, samples: [] });
    this.#patch(id, { recipe: plan.recipe ?? null });
    void this.#done(id, guid);
  }

  /** Takes up what an earlier page left. What had arrived without a record makes it now. */
  restore(left: readonly UploadItem[]): void {
    const fresh = left.filter(({ id }) => !this.#find(id));
    this.#publish([...fresh, ...this.#items]);
    for (const item of fresh)
      if (item.status === "checking" && item.uploadGuid) void this.#done(item.id, item.uploadGuid);
  }

  /** Goes on with an interrupted upload, when this is its file. */
  async continueWith(id: string, file: File): Promise<void> {
    const item = this.#find(id);
    if (item?.status !== "interrupted") return;
    if (!isSameFile(item.facts, factsOf(file))) return this.#patch(id, { otherFile: file.name });
    const plan = await this.#plan(item);
    if (!plan || !this.#is(id, "interrupted")) return;
    this.#enter(id, file, plan);
    this.#patch(id, { file, status: "waiting", otherFile: null });
    this.#startNext();
  }

  /** Somebody else is at work now: stops everything and forgets it. */
  clear(): void {
    for (const { transfer } of this.#entries.values()) transfer?.stop();
    this.#entries.clear();
    this.#repeated = null;
    this.#publish([]);
  }

  /** What the preparing job says about a record: ready, or why not. Answers what it was about. */
  prepared(subject: string, failure: ApiFailure | null): readonly UploadItem[] {
    const about = this.#items.filter((item) => item.subject === subject && item.status === "processing");
    for (const { id } of about) {
      this.#patch(id, { status: failure ? "failed" : "ready", failure });
      if (!failure) void this.#look(id, subject);
    }
    return about;
  }

  async #look(id: string, subject: string): Promise<void> {
    const seen = await this.#entries
      .get(id)
      ?.plan.look?.(subject)
      .catch(() => null);
    if (seen) this.#patch(id, { ...seen });
  }

  #known(facts: FileFacts, recipe: UploadRecipe | undefined): UploadItem | Arrived | null {
    const same = (item: Arrived) => isSameFile(item.facts, facts) && isSamePurpose(item.recipe, recipe);
    const here = this.#items.find((item) => item.status !== "failed" && same(item));
    return here ?? this.arrived().find(same) ?? null;
  }

  #place(file: File, plan: UploadPlan): void {
    const id = randomId("upload-");
    this.#enter(id, file, plan);
    const item = newItem(id, factsOf(file), plan.recipe ?? null, this.now());
    this.#publish([...this.#items, { ...item, file }]);
    const refusal = plan.refuse?.(item.facts);
    if (refusal) this.#fail(id, new ApiFailure(TOO_LARGE, "REFUSED_BEFORE", refusal));
  }

  #enter(id: string, file: File, plan: UploadPlan): void {
    const transfer = this.transport(file, plan, {
      onProgress: (sent) => this.#progress(id, sent),
      onStored: (stored) => this.#patch(id, { stored }),
      onDone: (uploadGuid) => void this.#done(id, uploadGuid),
      onFailure: (failure) => this.#fail(id, failure),
    });
    this.#entries.set(id, { plan, transfer, samples: [] });
  }

  /** The plan of an upload; that of an earlier page's is made anew, and failing that fails the upload. */
  async #plan(item: UploadItem | undefined): Promise<UploadPlan | null> {
    const known = item && this.#entries.get(item.id)?.plan;
    if (known || !item?.recipe) return known ?? null;
    try {
      const plan = await this.planOf(item.recipe);
      this.#entries.set(item.id, { plan, transfer: null, samples: [] });
      return plan;
    } catch (thrown) {
      this.#fail(item.id, asFailure(thrown));
      return null;
    }
  }

  #startNext(): void {
    const running = this.#items.filter((item) => item.status === "uploading").length;
    const waiting = this.#items
      .filter((item) => item.status === "waiting")
      .slice(0, Math.max(0, MAX_RUNNING - running));
    for (const { id } of waiting) {
      const entry = this.#entries.get(id);
      if (!entry?.transfer) continue;
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
    const size = this.#find(id)?.size ?? 0;
    this.#patch(id, { sent, speed, timeLeft: speed ? (size - sent) / speed : null });
  }

  async #done(id: string, uploadGuid: string): Promise<void> {
    const size = this.#find(id)?.size ?? 0;
    const idle = { failure: null, speed: null, timeLeft: null };
    this.#patch(id, { status: "checking", sent: size, uploadGuid, ...idle });
    this.#startNext();
    const item = this.#find(id);
    const plan = await this.#plan(item);
    if (!item || !plan) return;
    try {
      const outcome = await plan.finish?.(uploadGuid, item);
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
    const isHeld = failure.isOffline && this.#find(id)?.uploadGuid === null;
    this.#patch(id, { status: isHeld ? "offline" : "failed", failure, speed: null, timeLeft: null });
    this.#startNext();
  }

  #find = (id: string): UploadItem | undefined => this.#items.find((known) => known.id === id);

  #is(id: string, ...statuses: readonly UploadStatus[]): boolean {
    const status = this.#find(id)?.status;
    return status !== undefined && statuses.includes(status);
  }

  #patch(id: string, change: Partial<UploadItem>): void {
    this.#publish(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #publish(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
