const KEY = "known-browser";

/**
 * What the last sign-in answered, to be sent with the next: strangers who try passwords of an account from
 * elsewhere do not keep its person out of a browser that the person has used. It opens nothing by itself.
 */
export function knownBrowser(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps it over sign-outs. A browser that stores nothing is a stranger each time, and gets in all the same. */
export function keepKnownBrowser(word: string): void {
  try {
    localStorage.setItem(KEY, word);
  } catch {
    // Storage is full or forbidden.
  }
}
