import type { Organization } from "@estante/sdk";

/** An OpenID Connect provider that the tenant's file names. `audience` is our client id there. */
export type IdentityProvider = Organization["identity_providers"][number];

const PENDING = "estante-identity-provider";

type Pending = {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly keeps: boolean;
  readonly back: string;
};

/** Sends the browser to the provider, which comes back with an id token in the hash (OpenID Connect Core 1.0 §3.2). */
export function goToProvider(provider: IdentityProvider, keeps: boolean): void {
  const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()];
  const pending: Pending = { provider: provider.id, state, nonce, keeps, back: window.location.search };
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  const address = new URL(provider.authorize_url);
  for (const [name, value] of Object.entries({
    client_id: provider.audience,
    redirect_uri: `${window.location.origin}/auth/login`,
    response_type: "id_token",
    scope: "openid email profile",
    nonce,
    state,
  })) {
    address.searchParams.set(name, value);
  }
  window.location.assign(address);
}

export type Arrival = { readonly token: string; readonly provider: string; readonly keeps: boolean };

/** The token that a provider sent back, if this browser asked for it; it is taken out of the address. */
export function takeArrival(): Arrival | null {
  const hash = new URLSearchParams(window.location.hash.slice(1));
  const token = hash.get("id_token");
  const stored = sessionStorage.getItem(PENDING);
  if (!token || !stored) return null;
  sessionStorage.removeItem(PENDING);
  const pending: Pending = JSON.parse(stored);
  window.history.replaceState(null, "", `/auth/login${pending.back}`);
  if (hash.get("state") !== pending.state || nonceOf(token) !== pending.nonce) return null;
  return { token, provider: pending.provider, keeps: pending.keeps };
}

/** The nonce inside an id token; the server checks its signature. Null when it cannot be read. */
function nonceOf(token: string): unknown {
  try {
    const body = token.split(".")[1] ?? "";
    return JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/"))).nonce ?? null;
  } catch {
    return null;
  }
}
