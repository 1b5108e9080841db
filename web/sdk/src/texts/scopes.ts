import { unwrap } from "../api/answers";
import { api } from "../api/client";
import { texts } from "./i18n";
import { currentLanguage } from "./language";

const WAIT_MS = 100;

const asked = new Set<string>();
let waiting: string[] = [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function listed(data: unknown): Record<string, unknown>[] {
  return (Array.isArray(data) ? data : [data]).filter(isRecord);
}

async function fetchScopes(): Promise<void> {
  const scopes = waiting;
  waiting = [];
  const language = currentLanguage();
  try {
    const { data } = await unwrap(
      api.GET("/langs/scopes", { params: { query: { scope: scopes, lang: language } } }),
    );
    for (const entry of listed(data)) {
      if (typeof entry.scope !== "string" || !isRecord(entry.json)) continue;
      texts.addResourceBundle(language, entry.scope, entry.json, true, true);
    }
  } catch {
    // The built-in texts stand.
  }
}

/** Asks for a tenant's own wording of a scope, once a page; scopes needed within 100 ms share a call. */
export function needScope(scope: string): void {
  if (asked.has(scope)) return;
  asked.add(scope);
  if (waiting.push(scope) === 1) setTimeout(fetchScopes, WAIT_MS);
}
