import { randomId } from "@mantine/hooks";
import { ApiFailure } from "../api/failure";
import { organization } from "../auth/organization";
import { PERSONAL, session } from "../auth/session.store";
import { readStored, writeStored } from "../auth/stored";
import type { Arrived } from "./upload.store";
import { newItem, type UploadItem, type UploadStatus } from "./upload-item";

/** An upload as this device remembers it. `page` is the open page that sends it. */
interface UploadRecord
  extends Pick<
    UploadItem,
    "facts" | "title" | "status" | "stored" | "uploadGuid" | "subject" | "recipe" | "at"
  > {
  readonly id: string;
  readonly page: string;
  readonly failure: Pick<ApiFailure, "status" | "code" | "message" | "fields" | "body"> | null;
}

const TTL_SECONDS = 7 * 86_400;
/** The server forgets the bytes of an upload that did not arrive within a day. */
const BYTES_MS = 86_400_000;
const MAX_RECORDS = 200;
const PAGE = randomId("page-");
const lockOf = (page: string) => `estante-uploads:${page}`;
const ARRIVED: readonly UploadStatus[] = ["processing", "ready"];

const isRecord = (value: unknown): value is UploadRecord =>
  typeof value === "object" && value !== null && "facts" in value && "status" in value && "page" in value;

const prefixOf = (person: string) => `${PERSONAL}upload:${organization()?.guid ?? ""}:${person}:`;

const recordsOf = (storage: Storage, prefix: string): UploadRecord[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => readStored(storage, key))
    .filter(isRecord);

/** The pages of this browser that are open and send files; a page that is gone has let go of its lock. */
async function openPages(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query().catch(() => null))?.held ?? [];
  return new Set(held.map(({ name }) => name ?? ""));
}

/** Holds this page's lock until it closes. Where there are no locks, other pages take its uploads for left. */
export function holdPage(): void {
  void navigator.locks?.request(lockOf(PAGE), () => new Promise(() => undefined)).catch(() => undefined);
}

/** What a record is on a later page. What was on its way stopped; nobody but its job knows the rest of the others. */
function itemOf(record: UploadRecord, now: number): UploadItem {
  const { failure, status } = record;
  const isLost = now - record.at > BYTES_MS;
  const hasStopped = status !== "failed" && status !== "checking";
  return {
    ...newItem(record.id, record.facts, record.recipe, record.at),
    title: record.title,
    status: hasStopped ? "interrupted" : status,
    sent: isLost ? 0 : record.stored,
    stored: isLost ? 0 : record.stored,
    uploadGuid: record.uploadGuid,
    failure:
      failure &&
      new ApiFailure(failure.status, failure.code, failure.message, failure.fields, null, failure.body),
  };
}

/** The uploads of the person at work, kept where the session is: on this computer, or in this tab only. */
export class UploadRecords {
  #prefix: string | null = null;
  readonly #written = new Map<string, UploadItem>();

  /** Begins with a person; `null` is nobody. */
  open(person: string | null): void {
    this.#prefix = person && prefixOf(person);
    this.#written.clear();
  }

  /** Whoever signs out leaves nothing behind. */
  forget(): void {
    if (this.#prefix === null) return;
    const storage = session.storage();
    for (const key of Object.keys(storage)) if (key.startsWith(this.#prefix)) storage.removeItem(key);
  }

  /** What earlier pages left unfinished, or failed with. */
  async left(now = Date.now()): Promise<readonly UploadItem[]> {
    const prefix = this.#prefix;
    if (prefix === null) return [];
    const open = await openPages();
    if (prefix !== this.#prefix) return [];
    return recordsOf(session.storage(), prefix)
      .filter(
        ({ page, status, id }) =>
          !ARRIVED.includes(status) && !open.has(lockOf(page)) && !this.#written.has(id),
      )
      .sort((a, b) => a.at - b.at)
      .map((record) => itemOf(record, now));
  }

  /** What arrived within the last week. */
  arrived = (): readonly Arrived[] =>
    this.#prefix === null
      ? []
      : recordsOf(session.storage(), this.#prefix).filter(({ status }) => ARRIVED.includes(status));

  /** Keeps what changed. */
  keep(items: readonly UploadItem[]): void {
    if (this.#prefix === null) return;
    for (const item of items) if (item.recipe !== null) this.#write(item);
    const ids = new Set(items.map(({ id }) => id));
    for (const [id, item] of this.#written) {
      if (ids.has(id)) continue;
      this.#written.delete(id);
      // What arrived was sent, also when it is no longer shown.
      if (!ARRIVED.includes(item.status)) session.storage().removeItem(this.#prefix + id);
    }
  }

  #write(item: UploadItem): void {
    const before = this.#written.get(item.id);
    if (before && before.status === item.status && before.stored === item.stored) return;
    this.#written.set(item.id, item);
    const { id, facts, title, status, stored, uploadGuid, subject, recipe, at, failure } = item;
    const record: UploadRecord = {
      ...{ id, facts, title, status, stored, uploadGuid, subject, recipe, at },
      page: PAGE,
      failure: failure && {
        status: failure.status,
        code: failure.code,
        message: failure.message,
        fields: failure.fields,
        body: failure.body,
      },
    };
    const storage = session.storage();
    if (!before) this.#makeRoom(storage);
    writeStored(storage, this.#prefix + id, record, TTL_SECONDS);
  }

  #makeRoom(storage: Storage): void {
    const records = recordsOf(storage, this.#prefix ?? "").sort((a, b) => b.at - a.at);
    for (const { id } of records.slice(MAX_RECORDS - 1)) storage.removeItem(this.#prefix + id);
  }
}
