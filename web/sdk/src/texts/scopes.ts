import { unwrap } from "../api/answers";
import { api } from "../api/client";
import { asFailure } from "../api/failure";
import { readStored, writeStored } from "../auth/stored";
import { texts } from "./i18n";
import { currentLanguage } from "./language";

const WAIT_MS = 100;
/** How long a scope without wording of the tenant's own is not asked for again in this window. */
const PLAIN_SECONDS = 600;
const plainKey = (scope: string) => `plain-scope:${currentLanguage()}:${scope}`;

const asked = new Set<string>();
let waiting: string[] = [];

async function fetchScopes(): Promise<void> {
  const scopes = waiting;
  waiting = [];
  const language = currentLanguage();
  // A scope without wording of the tenant's own is a 404: the built-in texts stand.
  await Promise.all(
    scopes.map(async (scope) => {
      try {
        const { data } = await unwrap(
          api.GET("/langs/scopes", { params: { query: { scope, lang: language } } }),
        );
        texts.addResourceBundle(language, scope, data.json, true, true);
      } catch (thrown) {
        if (asFailure(thrown).status !== 404) return;
        writeStored(window.sessionStorage, plainKey(scope), true, PLAIN_SECONDS);
      }
    }),
  );
}

/** Asks for a tenant's own wording of a scope, once a page and 100 ms after it is first needed. */
export function needScope(scope: string): void {
  if (asked.has(scope)) return;
  asked.add(scope);
  if (readStored(window.sessionStorage, plainKey(scope)) === true) return;
  if (waiting.push(scope) === 1) setTimeout(fetchScopes, WAIT_MS);
}
