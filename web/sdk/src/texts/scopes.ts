import { unwrap } from "../api/answers";
import { api } from "../api/client";
import type { UiManifest } from "../plugin/registry";
import { fallbacksOf, texts } from "./i18n";
import { currentLanguage, isBuiltIn, type Language } from "./language";

type Wording = UiManifest["wordings"][number];

/** Milliseconds that a scope's first need waits for others, so that several make one call (VS §9). */
export const SCOPE_WAIT_MS = 100;

const wanted = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | null = null;
const requested = new Set<string>();
/** The scopes that the tenant has texts of its own for; null before the manifest has said so. */
let worded: ReadonlySet<string> | null = null;

const keyOf = ({ scope, lang }: Wording) => `${lang}:${scope}`;

async function fetchScope(scope: string, language: Language): Promise<void> {
  const call = api.GET("/langs/scopes", { params: { query: { scope, lang: language } } });
  // Without an answer the built-in texts stand.
  const answer = await unwrap(call).catch(() => null);
  if (answer) texts.addResourceBundle(language, scope, answer.data.json, true, true);
}

function fetchWorded(): void {
  for (const scope of wanted) {
    for (const lang of spoken()) {
      const key = keyOf({ scope, lang });
      if (requested.has(key) || !worded?.has(key)) continue;
      requested.add(key);
      void fetchScope(scope, lang);
    }
  }
}

/** The language on the screen; below one that is not built in, key by key, what the tenant says otherwise. */
function spoken(): readonly Language[] {
  const language = currentLanguage();
  const below = fallbacksOf(language)[0];
  return isBuiltIn(language) || !below ? [language] : [language, below];
}

function fetchSoon(): void {
  if (waiting !== null) return;
  waiting = setTimeout(() => {
    waiting = null;
    fetchWorded();
  }, SCOPE_WAIT_MS);
}

/** Wants a tenant's own wording of a scope: asked for once a page, and only where the tenant has one. */
export function needScope(scope: string): void {
  wanted.add(scope);
  fetchSoon();
}

/** The manifest says which scopes the tenant has texts of its own for. */
export function setWordings(wordings: readonly Wording[]): void {
  worded = new Set(wordings.map(keyOf));
  fetchSoon();
}
