import { addTexts, type Language, type Locales, loadPlugin, texts } from "@estante/sdk";
import type { Manifest, ManifestPlugin } from "../app/manifest";

const WAIT_MS = 3000;

/**
 * The side bar names sections whose UI half is not loaded yet: a half publishes its texts beside its entry.
 * Where they are missing the half itself is loaded for them, and nobody waits for it.
 */
export async function addNavigationTexts(manifest: Manifest): Promise<void> {
  const shown = manifest.plugins.filter((plugin) => plugin.navigation.length > 0);
  await Promise.all(shown.map(addPublished));
}

async function addPublished(plugin: ManifestPlugin): Promise<void> {
  if (!plugin.entry || texts.hasResourceBundle(texts.language, plugin.id)) return;
  try {
    const address = textsAddress(plugin.entry, texts.language as Language);
    const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
    if (!answer.ok) throw new Error(String(answer.status));
    const published = await answer.json();
    await addTexts(plugin.id, { es: published, pt: published, en: published } satisfies Locales);
  } catch {
    // The page of a half that does not load shows the error; an entry without a name is left out.
    void loadPlugin(plugin.id).catch(() => undefined);
  }
}

/** `locales/<language>.json` in the folder of the half's entry. */
export function textsAddress(entry: string, language: Language): string {
  return entry.replace(/[^/]*$/, `locales/${language}.json`);
}
