/** Seconds after which a stored value reads as absent (specification, back office §3). */
export const STORED_SECONDS = 86_400;

interface Stored {
  readonly value: unknown;
  readonly expires: number;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" &&
  value !== null &&
  "value" in value &&
  "expires" in value &&
  typeof value.expires === "number";

/** Reads a value that has not expired; a damaged one is dropped. */
export function readStored(storage: Storage, key: string, now = Date.now()): unknown {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (isStored(stored) && stored.expires > now) return stored.value;
  } catch {
    // A value that something else wrote reads as absent.
  }
  storage.removeItem(key);
  return null;
}

/** Keeps a value for `seconds`; a full or forbidden store loses it, and nothing else. */
export function writeStored(
  storage: Storage,
  key: string,
  value: unknown,
  seconds = STORED_SECONDS,
  now = Date.now(),
): void {
  const stored: Stored = { value, expires: now + seconds * 1000 };
  try {
    storage.setItem(key, JSON.stringify(stored));
  } catch {
    storage.removeItem(key);
  }
}
