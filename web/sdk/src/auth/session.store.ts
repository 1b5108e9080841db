import type { AnswerData } from "../api/answers";
import { readStored, writeStored } from "./stored";
import { VIEWER_LAST_LOCATION } from "./viewer-location";

export type Person = AnswerData<"get", "/users/whoami">;

/** Why a session is over: shown as a message on the sign-in page. */
export type SessionEnd = "signed-out" | "expired";

/** The persisted auth store, named as in the specification. */
export interface Auth {
  readonly user: Person | null;
  readonly authToken: string | null;
  readonly license: string | null;
  readonly error: string | null;
  readonly oauth_accounts: readonly unknown[];
}

const NOBODY: Auth = { user: null, authToken: null, license: null, error: null, oauth_accounts: [] };
const AUTH = "auth";
const SESSION = "session";
const TOUCH_MS = 60_000;

interface Kept {
  readonly remembered: boolean;
}

type Listener = () => void;
type EndListener = (end: SessionEnd) => void;

const isAuth = (value: unknown): value is Auth =>
  typeof value === "object" && value !== null && "authToken" in value;
const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "remembered" in value;

/** Who is signed in, kept over reloads: on this computer, or only in this tab. */
export class SessionStore {
  #auth: Auth;
  #remembered: boolean;
  #touched = 0;
  readonly #listeners = new Set<Listener>();
  readonly #endListeners = new Set<EndListener>();

  constructor(
    private readonly computer: Storage,
    private readonly tab: Storage,
  ) {
    const kept = readStored(computer, SESSION);
    this.#remembered = isKept(kept) ? kept.remembered : true;
    const auth = readStored(this.#storage(), AUTH);
    this.#auth = isAuth(auth) ? { ...NOBODY, ...auth } : NOBODY;
  }

  get = (): Auth => this.#auth;

  token = (): string | null => {
    if (this.#auth.authToken !== null && readStored(this.#storage(), AUTH) === null) this.#forget("expired");
    return this.#auth.authToken;
  };

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when a session ends, with the reason. */
  onEnd(listener: EndListener): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  /** Takes a fresh token; the person follows by `know`. */
  begin(authToken: string, remembered: boolean, oauth_accounts: readonly unknown[] = []): void {
    this.#remembered = remembered;
    writeStored(this.computer, SESSION, { remembered } satisfies Kept);
    this.#keep({ ...NOBODY, authToken, oauth_accounts });
  }

  know(user: Person): void {
    this.#keep({ ...this.#auth, user });
  }

  /** The server renewed the session: so does what is stored here, once a minute at most. */
  touch(now = Date.now()): void {
    if (now - this.#touched < TOUCH_MS) return;
    this.#touched = now;
    writeStored(this.#storage(), AUTH, this.#auth);
    writeStored(this.computer, SESSION, { remembered: this.#remembered } satisfies Kept);
  }

  end(reason: SessionEnd): void {
    if (this.#auth.authToken !== null) this.#forget(reason);
  }

  #forget(reason: SessionEnd): void {
    this.#auth = { ...NOBODY, error: reason === "signed-out" ? null : reason };
    for (const storage of [this.computer, this.tab]) {
      storage.removeItem(AUTH);
      storage.removeItem(SESSION);
    }
    // The next person at this computer has not been there.
    if (reason === "signed-out") this.computer.removeItem(VIEWER_LAST_LOCATION);
    for (const listener of this.#listeners) listener();
    for (const listener of this.#endListeners) listener(reason);
  }

  #keep(auth: Auth): void {
    this.#auth = auth;
    writeStored(this.#storage(), AUTH, auth);
    for (const listener of this.#listeners) listener();
  }

  #storage(): Storage {
    return this.#remembered ? this.computer : this.tab;
  }
}

/** The session of this page. */
export const session = new SessionStore(window.localStorage, window.sessionStorage);
