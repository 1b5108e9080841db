interface Made {
  readonly guid: string;
  readonly secret?: unknown;
}

// Of the client that was made last, and in no store: when the page goes, the secret has gone.
let latest: Made | null = null;

/** Keep the secret of a client that was just made for the page that opens next. */
export function rememberSecret(made: Made): void {
  latest = made;
}

/** The secret of a client, where it was made on this page. */
export function secretOf(guid: string): string | null {
  return latest?.guid === guid && typeof latest.secret === "string" ? latest.secret : null;
}

/** Forget it: whoever was shown it has copied it. */
export function forgetSecret(): void {
  latest = null;
}
