import { useSyncExternalStore } from "react";
import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import type { ApiFailure } from "../api/failure";
import { dropDraftsOf, dropDraftsOfOthers } from "../saving/drafts";
import { keepKnownBrowser, knownBrowser } from "./known-browser";
import { type Organization, useTenant } from "./organization";
import { type Auth, type Person, session } from "./session.store";

export interface SessionView {
  /** `interrupted`: the session ended under something unsaved, and its person is asked to sign in again. */
  readonly status: "anonymous" | "signing-in" | "signed-in" | "interrupted";
  readonly person: Person | null;
  readonly tenant: Organization | null;
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly signOut: () => Promise<void>;
}

/** Asks who the token belongs to, and keeps the answer. Raises ApiFailure. */
export async function refreshPerson(): Promise<Person> {
  const { data } = await unwrap(api.GET("/users/whoami"));
  dropDraftsOfOthers(data.guid);
  session.know(data);
  return data;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly admitted_roles?: string[];
}

/**
 * Signs in and fetches the person, by one call: staff at the back office's door, everybody else at the front's (A111).
 * Raises ApiFailure, and then nobody is signed in.
 */
export async function signIn(credentials: Credentials, remembered: boolean): Promise<Person> {
  const body = { ...credentials, browser: knownBrowser(), else_front: true };
  return beginWith((await unwrap(api.POST("/login", { body }))).data, remembered);
}

/** What a sign-in still takes after the right password, as the refusal says it. */
export interface PendingStep {
  readonly token: string;
  readonly methods: readonly ("totp" | "passkey" | "recovery")[];
}

const METHODS = ["totp", "passkey", "recovery"] as const;

/** The second step that a refused sign-in asks for; null when it was refused for another reason. */
export function pendingStep({ code, body }: ApiFailure): PendingStep | null {
  const { second_step: token, methods } = body;
  if (code !== "SECOND_FACTOR_REQUIRED" || typeof token !== "string" || !Array.isArray(methods)) return null;
  return { token, methods: METHODS.filter((method) => methods.includes(method)) };
}

/** Finishes a sign-in with a code of an authenticator, a recovery code or a passkey's answer. Raises ApiFailure. */
export async function finishSignIn(
  step: PendingStep,
  proof: { readonly code: string } | { readonly credential: string },
  remembered: boolean,
): Promise<Person> {
  const body = { second_step: step.token, ...proof };
  return beginWith((await unwrap(api.POST("/login/second-step", { body }))).data, remembered);
}

/** Signs in with the token that an identity provider of the tenant gave. Raises ApiFailure. */
export async function signInWithProvider(
  token: string,
  provider: string,
  remembered: boolean,
): Promise<Person> {
  const body = { token, identity_provider: provider, else_front: true };
  return beginWith((await unwrap(api.POST("/login-oauth", { body }))).data, remembered);
}

type SignedIn = AnswerData<"post", "/login">;

async function beginWith(signedIn: SignedIn, remembered: boolean): Promise<Person> {
  const { token, oauth_accounts } = signedIn;
  if (signedIn.browser) keepKnownBrowser(signedIn.browser);
  session.begin(token, remembered, oauth_accounts);
  try {
    return await refreshPerson();
  } catch (thrown) {
    session.end(session.isInterrupted() ? "expired" : "signed-out");
    throw thrown;
  }
}

/** Ends the session here even when the server cannot be told. */
export async function signOut(): Promise<void> {
  if (session.token() !== null) await api.POST("/logout");
  const { user } = session.get();
  if (user) dropDraftsOf(user.guid);
  session.end("signed-out");
}

/** Whether a person may do an action, named `section.action`. */
export function may(person: Person | null, action: string | null | undefined): boolean {
  if (!action) return true;
  const [section = "", name = ""] = action.split(".", 2);
  return person?.permissions[section]?.includes(name) ?? false;
}

export const flagOn = (person: Person | null, flag: string | null | undefined): boolean =>
  !flag || (person?.flags[flag] ?? false);

function statusOf({ authToken, user }: Auth): SessionView["status"] {
  if (session.isInterrupted()) return "interrupted";
  if (authToken === null) return "anonymous";
  return user === null ? "signing-in" : "signed-in";
}

export function useSession(): SessionView {
  const auth = useSyncExternalStore(session.subscribe, session.get);
  const tenant = useTenant();
  return {
    status: statusOf(auth),
    person: auth.user,
    tenant,
    permissions: auth.user?.permissions ?? {},
    flags: auth.user?.flags ?? {},
    signOut,
  };
}

/** True when the signed-in person may do `section.action`; true for no action. */
export const usePermission = (action: string | null | undefined): boolean => may(useSession().person, action);

/** True when a feature flag is on for the signed-in person; unknown flags are off. */
export const useFlag = (flag: string): boolean => flagOn(useSession().person, flag);
