import { useSyncExternalStore } from "react";
import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import { offerLanguages } from "../texts/language";

/** What anybody may know of the tenant: name, languages, looks, ways to sign in. */
export type Organization = AnswerData<"get", "/organization">;

let current: Organization | null = null;
const listeners = new Set<() => void>();

/** Asks for the tenant of this host once; raises ApiFailure when nobody answers. */
export async function loadOrganization(): Promise<Organization> {
  if (current === null) setOrganization((await unwrap(api.GET("/organization"))).data);
  if (current === null) throw new Error("The organization came without data");
  return current;
}

export function setOrganization(organization: Organization | null): void {
  current = organization;
  offerLanguages(organization?.languages ?? []);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The tenant, or null before it is known. */
export const organization = (): Organization | null => current;

/** The tenant of this host; null only before the shell has loaded it. */
export const useTenant = (): Organization | null => useSyncExternalStore(subscribe, organization);
