import { unwrap } from "../api/answers";
import { api } from "../api/client";
import type { UiManifest } from "../plugin/registry";
import { texts } from "./i18n";
import { currentLanguage } from "./language";

type Wording = UiManifest["wordings"][number];

const wanted = new Set<string>();
const requested = new Set<string>();
/** The scopes that the tenant has texts of its own for; null before the manifest has said so. */
let worded: ReadonlySet<string> | null = null;

const keyOf = ({ scope, lang }: Wording) => `${lang}:${scope}`;

async function fetchScope(scope: string): Promise<void> {
  const language = currentLanguage();
  const call = api.GET("/langs/scopes", { params: { query: { scope, lang: language } } });
  // Without an answer the built-in texts stand.
  const answer = await unwrap(call).catch(() => null);
  if (answer) texts.addResourceBundle(language, scope, answer.data.json, true, true);
}

function fetchWorded(): void {
  for (const scope of wanted) {
    if (requested.has(scope) || !worded?.has(keyOf({ scope, lang: currentLanguage() }))) continue;
    requested.add(scope);
    void fetchScope(scope);
  }
}

/** Wants a tenant's own wording of a scope: asked for once a page, and only where the tenant has one. */
export function needScope(scope: string): void {
  wanted.add(scope);
  fetchWorded();
}

/** The manifest says which scopes the tenant has texts of its own for. */
export function setWordings(wordings: readonly Wording[]): void {
  worded = new Set(wordings.map(keyOf));
  fetchWorded();
}
