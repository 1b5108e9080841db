import { useEffect, useMemo, useSyncExternalStore } from "react";
import { organization } from "../auth/organization";
import { PERSONAL, session } from "../auth/session.store";
import { useSession } from "../auth/use-session";

/** A record that a person opened or chose as a favourite, as this browser keeps it. */
export interface OpenedRecord {
  /** The address of its page, without a step. */
  readonly address: string;
  readonly title: string;
  /** The guid of its record type, for its cover; null where it has none. */
  readonly type: string | null;
  /** When it was opened last, in milliseconds. */
  readonly at: number;
}

const MAX_OPENED = 20;
const MAX_FAVOURITES = 50;
const NONE: readonly OpenedRecord[] = [];
const listeners = new Set<() => void>();
const parsed = new Map<string, { readonly text: string | null; readonly records: readonly OpenedRecord[] }>();

// What was opened goes when the person signs out; favourites stay, as saved views do.
const openedKey = (person: string) => `${PERSONAL}opened:${organization()?.guid ?? ""}:${person}`;
const favouritesKey = (person: string) => `estante-favourites-${person}`;

const isRecord = (value: unknown): value is OpenedRecord =>
  typeof value === "object" &&
  value !== null &&
  "address" in value &&
  typeof value.address === "string" &&
  "title" in value &&
  typeof value.title === "string";

function parse(text: string | null): readonly OpenedRecord[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecord) : NONE;
  } catch {
    return NONE;
  }
}

// The same text gives the same list, so that nothing is drawn again for nothing.
function read(storage: Storage, key: string): readonly OpenedRecord[] {
  const text = storage.getItem(key);
  const known = parsed.get(key);
  if (known && known.text === text) return known.records;
  const records = text === null ? NONE : parse(text);
  parsed.set(key, { text, records });
  return records;
}

/** Keeps a list; a full or forbidden store loses it, and nothing else. */
function write(storage: Storage, key: string, records: readonly OpenedRecord[]): void {
  try {
    storage.setItem(key, JSON.stringify(records));
  } catch {
    storage.removeItem(key);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const without = (records: readonly OpenedRecord[], address: string) =>
  records.filter((record) => record.address !== address);

/** Keeps that the person has a record open; where it was a favourite, under the name that it has now. */
function remember(person: string, record: OpenedRecord): void {
  const opened = openedKey(person);
  const before = read(session.storage(), opened);
  write(session.storage(), opened, [record, ...without(before, record.address)].slice(0, MAX_OPENED));
  const favourites = read(window.localStorage, favouritesKey(person));
  if (favourites.some(({ address, title }) => address === record.address && title !== record.title)) {
    const renamed = favourites.map((entry) => (entry.address === record.address ? record : entry));
    write(window.localStorage, favouritesKey(person), renamed);
  }
}

/** A record that is there no more is no way to anywhere. */
export function forgetRecord(address: string): void {
  const person = session.get().user?.guid;
  if (!person) return;
  for (const [storage, key] of [
    [session.storage(), openedKey(person)],
    [window.localStorage, favouritesKey(person)],
  ] as const) {
    const before = read(storage, key);
    if (before.some((record) => record.address === address)) write(storage, key, without(before, address));
  }
}

/** Says that a record is on the screen. */
export function useOpening(address: string, title: string, type: string | null): void {
  const { person } = useSession();
  const guid = person?.guid;
  useEffect(() => {
    if (guid && title) remember(guid, { address, title, type, at: Date.now() });
  }, [guid, address, title, type]);
}

/** What this person opened, the last first. */
export function useOpenedRecords(): readonly OpenedRecord[] {
  const person = useSession().person?.guid ?? "";
  return useSyncExternalStore(subscribe, () => read(session.storage(), openedKey(person)));
}

export interface Favourites {
  readonly records: readonly OpenedRecord[];
  readonly has: (address: string) => boolean;
  readonly toggle: (record: OpenedRecord) => void;
}

/** What this person chose to have at hand, kept in this browser. */
export function useFavourites(): Favourites {
  const person = useSession().person?.guid ?? "";
  const key = favouritesKey(person);
  const records = useSyncExternalStore(subscribe, () => read(window.localStorage, key));
  return useMemo(() => {
    const has = (address: string) => records.some((record) => record.address === address);
    const toggle = (record: OpenedRecord) =>
      write(
        window.localStorage,
        key,
        has(record.address)
          ? without(records, record.address)
          : [record, ...records].slice(0, MAX_FAVOURITES),
      );
    return { records, has, toggle };
  }, [records, key]);
}
