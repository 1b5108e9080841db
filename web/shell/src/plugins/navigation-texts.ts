import { addTexts, type Language, type Locales, loadPlugin, texts } from "@estante/sdk";
import type { Manifest, ManifestPlugin } from "../app/manifest";

/**
 * The side bar names sections whose UI half is not loaded yet. A half publishes its texts beside its entry;
 * one that does not is loaded for them.
 */
export async function addNavigationTexts(manifest: Manifest): Promise<void> {
  const shown = manifest.plugins.filter((plugin) => plugin.navigation.length > 0);
  await Promise.all(shown.map(addPublished));
}

async function addPublished(plugin: ManifestPlugin): Promise<void> {
  if (!plugin.entry || texts.hasResourceBundle(texts.language, plugin.id)) return;
  try {
    const address = textsAddress(plugin.entry, texts.language as Language);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    const published = await answer.json();
    await addTexts(plugin.id, { es: published, pt: published, en: published } satisfies Locales);
  } catch {
    // Its page shows the error if there is one; the side bar then keeps its icon only.
    await loadPlugin(plugin.id).catch(() => undefined);
  }
}

/** `locales/<language>.json` in the folder of the half's entry. */
export function textsAddress(entry: string, language: Language): string {
  return entry.replace(/[^/]*$/, `locales/${language}.json`);
}
