/** An OpenID Connect provider that the tenant's file names. `audience` is our client id there. */
export type IdentityProvider = {
  readonly id: string;
  readonly title: string;
  readonly issuer: string;
  readonly audience: string;
};

/** Those of an answer that have what signing in needs. */
export function readProviders(answered: readonly unknown[]): IdentityProvider[] {
  return answered.filter(isProvider);
}

function isProvider(value: unknown): value is IdentityProvider {
  if (typeof value !== "object" || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  return ["id", "title", "issuer", "audience"].every((name) => typeof fields[name] === "string");
}

const PENDING = "estante-identity-provider";

type Pending = {
  readonly provider: string;
  readonly state: string;
  readonly keeps: boolean;
  readonly back: string;
};

/**
 * Sends the browser to the provider, which comes back with an id token in the hash (OpenID Connect Core 1.0 §3.2).
 * Raises when the provider's own description cannot be had.
 */
export async function goToProvider(provider: IdentityProvider, keeps: boolean): Promise<void> {
  const answer = await fetch(`${provider.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const { authorization_endpoint } = await answer.json();
  const state = crypto.randomUUID();
  const pending: Pending = { provider: provider.id, state, keeps, back: window.location.search };
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  const address = new URL(authorization_endpoint);
  for (const [name, value] of Object.entries({
    client_id: provider.audience,
    redirect_uri: `${window.location.origin}/auth/login`,
    response_type: "id_token",
    scope: "openid email profile",
    nonce: crypto.randomUUID(),
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
  const kept = sessionStorage.getItem(PENDING);
  if (!token || !kept) return null;
  sessionStorage.removeItem(PENDING);
  const pending: Pending = JSON.parse(kept);
  window.history.replaceState(null, "", `/auth/login${pending.back}`);
  if (hash.get("state") !== pending.state) return null;
  return { token, provider: pending.provider, keeps: pending.keeps };
}
