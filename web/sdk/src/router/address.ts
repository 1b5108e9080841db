import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

/** The search part of an address as plain lists of texts: `?type=a,b` is `{type: ["a", "b"]}`. */
export type AddressState = Readonly<Record<string, readonly string[]>>;

// A comma inside a value is encoded once more than the address itself, so that it separates nothing.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a search string; a comma separates values, and repeating a name adds to it. */
export function parseAddress(search: string): AddressState {
  const state: Record<string, string[]> = {};
  for (const [name, text] of new URLSearchParams(search)) {
    const values = text.split(",").map(decoded).filter(Boolean);
    if (values.length > 0) state[name] = [...(state[name] ?? []), ...values];
  }
  return state;
}

/** Writes a search string with names in a settled order, so that one state has one address. */
export function writeAddress(state: AddressState): string {
  const parts = Object.keys(state)
    .sort()
    .flatMap((name) => {
      const values = (state[name] ?? [])
        .filter(Boolean)
        .map((value) => encodeURIComponent(value.replace(/[%,]/g, encodeURIComponent)));
      return values.length > 0 ? [`${encodeURIComponent(name)}=${values.join(",")}`] : [];
    });
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Options for the router: search strings stay readable, values stay text. */
export const plainSearch = {
  parseSearch: (search: string): AddressState => parseAddress(search),
  stringifySearch: (search: Record<string, unknown>): string => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
    return writeAddress(
      Object.fromEntries(
        entries.map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(String)]),
      ),
    );
  },
};

export interface Address {
  readonly state: AddressState;
  /** The first value of a name, or null. */
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
  /** Changes names in place (replaceState); null and empty remove. */
  readonly change: (changes: Readonly<Record<string, string | readonly string[] | null>>) => void;
}

/** The search part of the address as state: every change replaces, so Back leaves the screen. */
export function useAddress(): Address {
  const search = useRouterState({ select: (router) => router.location.searchStr });
  const navigate = useNavigate();
  const state = useMemo(() => parseAddress(search), [search]);
  const change = useCallback<Address["change"]>(
    (changes) => {
      const next: Record<string, readonly string[]> = { ...parseAddress(window.location.search) };
      for (const [name, value] of Object.entries(changes)) {
        next[name] = value === null ? [] : typeof value === "string" ? [value] : value;
      }
      const href = `${window.location.pathname}${writeAddress(next)}`;
      void navigate({ href, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return {
    state,
    get: (name) => state[name]?.[0] ?? null,
    getAll: (name) => state[name] ?? [],
    change,
  };
}
