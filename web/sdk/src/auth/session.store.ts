import type { AnswerData } from "../api/answers";
import { hasUnsaved } from "../saving/unsaved";
import { LAST_FRAMED_PAGE } from "./framed-page";
import { readStored, writeStored } from "./stored";

export type Person = AnswerData<"get", "/users/whoami">;

/** Why a session is over: shown as a message on the sign-in page. `replaced`: somebody else signed in over it. */
export type SessionEnd = "signed-out" | "expired" | "replaced";

/** The persisted auth store, named as in the specification. */
export interface Auth {
  readonly user: Person | null;
  readonly authToken: string | null;
  readonly license: string | null;
  readonly error: string | null;
  readonly oauth_accounts: readonly unknown[];
}

const NOBODY: Auth = { user: null, authToken: null, license: null, error: null, oauth_accounts: [] };
/** Names in `localStorage` that begin so hold something of one person, and go when that person signs out. */
export const PERSONAL = "personal:";
const AUTH = "auth";
const SESSION = "session";
/** The token of a visit, which a tab is handed by the one that opens it and takes at once. */
const VISIT = "visit";
const TOUCH_MS = 60_000;

interface StoredSession {
  readonly remembered: boolean;
}

type Listener = () => void;
type EndListener = (end: SessionEnd) => void;

const isAuth = (value: unknown): value is Auth =>
  typeof value === "object" && value !== null && "authToken" in value;
const isStoredSession = (value: unknown): value is StoredSession =>
  typeof value === "object" && value !== null && "remembered" in value;

/** Who is signed in, kept over reloads: on this computer, or only in this tab. */
export class SessionStore {
  #auth: Auth;
  /** Where it stands whether the session is remembered: this computer, or the tab of a visit. */
  #home: Storage;
  #remembered: boolean;
  #touched = 0;
  /** Who was at work when the session ended; they sign in again over the page. */
  #interrupted: Person | null = null;
  readonly #listeners = new Set<Listener>();
  readonly #endListeners = new Set<EndListener>();
  readonly #resumeListeners = new Set<Listener>();

  /** @param holds whether something on the page would be lost if it were left when the session ends */
  constructor(
    private readonly computer: Storage,
    private readonly tab: Storage,
    private readonly holds: () => boolean = () => false,
  ) {
    this.#takeVisit();
    // Who visits as somebody else does so in one tab: the session of the computer stays what it is.
    this.#home = readStored(tab, SESSION) === null ? computer : tab;
    const stored = readStored(this.#home, SESSION);
    this.#remembered = isStoredSession(stored) ? stored.remembered : true;
    const auth = readStored(this.storage(), AUTH);
    this.#auth = isAuth(auth) ? { ...NOBODY, ...auth } : NOBODY;
  }

  get = (): Auth => this.#auth;

  token = (): string | null => {
    if (this.#auth.authToken !== null && readStored(this.storage(), AUTH) === null) this.end("expired");
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

  /** Calls back when the same person has signed in again over the page. */
  onResume(listener: Listener): () => void {
    this.#resumeListeners.add(listener);
    return () => this.#resumeListeners.delete(listener);
  }

  /** True while the page stands and waits for its person to sign in again. */
  isInterrupted = (): boolean => this.#interrupted !== null;

  /** Takes a fresh token; the person follows by `know`. */
  begin(authToken: string, remembered: boolean, oauth_accounts: readonly unknown[] = []): void {
    this.#remembered = remembered;
    writeStored(this.#home, SESSION, { remembered } satisfies StoredSession);
    this.#keep({ ...NOBODY, authToken, oauth_accounts, user: this.#interrupted });
  }

  know(user: Person): void {
    const before = this.#interrupted;
    this.#interrupted = null;
    this.#keep({ ...this.#auth, user });
    if (before === null) return;
    if (before.guid === user.guid) for (const listener of [...this.#resumeListeners]) listener();
    else for (const listener of this.#endListeners) listener("replaced");
  }

  /** Another tab of this browser may have signed in meanwhile: its session is this page's too. */
  adopt(): boolean {
    const auth = readStored(this.storage(), AUTH);
    if (this.#interrupted === null || !isAuth(auth) || auth.authToken === null || !auth.user) return false;
    this.#auth = { ...NOBODY, ...auth };
    this.know(auth.user);
    return true;
  }

  /** The server renewed the session: so does what is stored here, once a minute at most. */
  touch(now = Date.now()): void {
    if (now - this.#touched < TOUCH_MS) return;
    this.#touched = now;
    writeStored(this.storage(), AUTH, this.#auth);
    writeStored(this.#home, SESSION, { remembered: this.#remembered } satisfies StoredSession);
  }

  /** Ends the session. With something unsaved on the page, one that expires is interrupted only. */
  end(reason: SessionEnd): void {
    if (this.#auth.authToken === null) return;
    const { user } = this.#auth;
    if (reason === "expired" && user !== null && this.holds()) this.#interrupt(user);
    else this.#forget(reason);
  }

  #interrupt(user: Person): void {
    this.#interrupted = user;
    this.#auth = { ...NOBODY, user, error: "expired" };
    this.#clear();
    for (const listener of this.#listeners) listener();
  }

  #takeVisit(): void {
    const authToken = this.tab.getItem(VISIT);
    if (authToken === null) return;
    this.tab.removeItem(VISIT);
    writeStored(this.tab, SESSION, { remembered: false } satisfies StoredSession);
    writeStored(this.tab, AUTH, { ...NOBODY, authToken } satisfies Auth);
  }

  #clear(): void {
    for (const storage of new Set([this.#home, this.tab])) {
      storage.removeItem(AUTH);
      storage.removeItem(SESSION);
    }
  }

  #forget(reason: SessionEnd): void {
    const isVisit = this.#home === this.tab;
    this.#interrupted = null;
    this.#auth = { ...NOBODY, error: reason === "signed-out" ? null : reason };
    this.#clear();
    this.#home = this.computer;
    // The next person at this computer has not been there.
    if (reason === "signed-out" && !isVisit) {
      this.computer.removeItem(LAST_FRAMED_PAGE);
      forgetPersonal(this.computer);
    }
    for (const listener of this.#listeners) listener();
    for (const listener of this.#endListeners) listener(reason);
  }

  #keep(auth: Auth): void {
    this.#auth = auth;
    writeStored(this.storage(), AUTH, auth);
    for (const listener of this.#listeners) listener();
  }

  /** Where the session is kept: on this computer, or in this tab only. */
  storage(): Storage {
    return this.#remembered ? this.computer : this.tab;
  }
}

/** Opens this site in another tab with a token that is that tab's alone: as somebody else, beside the own session. */
export function openVisit(token: string): void {
  // A tab begins with a copy of what its opener has.
  window.sessionStorage.setItem(VISIT, token);
  window.open("/", "_blank");
  window.sessionStorage.removeItem(VISIT);
}

function forgetPersonal(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  for (const name of names) if (name.startsWith(PERSONAL)) storage.removeItem(name);
}

/** The session of this page. */
export const session = new SessionStore(window.localStorage, window.sessionStorage, hasUnsaved);
