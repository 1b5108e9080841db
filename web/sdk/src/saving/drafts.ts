import { organization } from "../auth/organization";
import { session } from "../auth/session.store";
import { readStored, writeStored } from "../auth/stored";

/** What a person changed in a record and has not saved, as this device keeps it. */
export interface Draft {
  /** The changed fields only. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What those fields held before. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The version of the record that was changed. */
  readonly version: string | null;
  /** When it was typed, in milliseconds. */
  readonly at: number;
}

const PREFIX = "draft:";
const RESUMED = "drafts-resumed";
const TTL_SECONDS = 14 * 86_400;
const RESUMED_SECONDS = 60;
const MAX_DRAFTS = 20;
const MAX_CHARACTERS = 200_000;

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  ["values", "before"].every((name) => typeof value[name as keyof typeof value] === "object") &&
  "at" in value &&
  typeof value.at === "number";

const ownPrefix = (person: string) => `${PREFIX}${organization()?.guid ?? ""}:${person}:`;

const STORES = () => [window.localStorage, window.sessionStorage];
const draftKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX));

/** Where the signed-in person's draft of a record, such as `contents/{guid}`, is kept; null when nobody is known. */
export function draftKey(record: string): string | null {
  const person = session.get().user?.guid;
  return person ? `${ownPrefix(person)}${record}` : null;
}

/** The records that the signed-in person changed and has not saved, the newest first. */
export function openDrafts(): readonly { readonly record: string; readonly at: number }[] {
  const prefix = draftKey("");
  if (prefix === null) return [];
  return STORES()
    .flatMap((storage) => draftKeys(storage).filter((key) => key.startsWith(prefix)))
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft ? [{ record: key.slice(prefix.length), at: draft.at }] : [];
    })
    .sort((left, right) => right.at - left.at);
}

export function readDraft(key: string): Draft | null {
  const drafts = STORES().map((storage) => readStored(storage, key));
  return drafts.find(isDraft) ?? null;
}

/** Keeps a draft, where the session is kept: on this computer, or in this tab only. False when it could not be. */
export function writeDraft(key: string, draft: Draft): boolean {
  dropDraft(key);
  if (JSON.stringify(draft).length > MAX_CHARACTERS) return false;
  const storage = session.storage();
  dropOldest(storage);
  writeStored(storage, key, draft, TTL_SECONDS);
  return storage.getItem(key) !== null;
}

export function dropDraft(key: string): void {
  for (const storage of STORES()) storage.removeItem(key);
}

/** Leaves room for one more. */
function dropOldest(storage: Storage): void {
  const dated = draftKeys(storage).map((key) => {
    const draft = readStored(storage, key);
    return { key, at: isDraft(draft) ? draft.at : 0 };
  });
  dated.sort((a, b) => b.at - a.at);
  for (const { key: old } of dated.slice(MAX_DRAFTS - 1)) storage.removeItem(old);
}

/** Signing out takes the person's drafts along. */
export function dropDraftsOf(person: string): void {
  for (const storage of STORES())
    for (const key of draftKeys(storage)) if (key.startsWith(ownPrefix(person))) storage.removeItem(key);
}

/** A session that is not to stay on this computer leaves nothing for whoever signs in next in its tab. */
export function dropDraftsOfOthers(person: string): void {
  const storage = window.sessionStorage;
  for (const key of draftKeys(storage)) if (!key.startsWith(ownPrefix(person))) storage.removeItem(key);
}

/** Before a reload that the person did not ask for as such: the next page fills its forms without asking. */
export const resumeDrafts = (): void => writeStored(window.sessionStorage, RESUMED, true, RESUMED_SECONDS);

const resumes = readStored(window.sessionStorage, RESUMED) === true;
window.sessionStorage.removeItem(RESUMED);
const resumed = new Set<string>();

/** Whether a record's draft goes straight back into its form: once, after such a reload. */
export const isResumed = (record: string): boolean => resumes && !resumed.has(record);

export const endResuming = (record: string): void => {
  resumed.add(record);
};
