import { loadPlugin, texts, writtenLanguage } from "@estante/sdk";
import type { Manifest } from "../app/manifest";

/**
 * The side bar names sections whose UI half is not loaded yet: their texts come with the manifest. Where one is missing
 * the half itself is loaded for it, and nobody waits for that.
 */
export function addNavigationTexts(manifest: Manifest): void {
  const language = writtenLanguage();
  for (const [key, text] of Object.entries(manifest.texts)) {
    const [plugin = "", name = ""] = key.split(/:(.*)/s);
    // What a half brought along, or the tenant says in its own words, stays.
    if (texts.getResource(language, plugin, name) === undefined)
      texts.addResource(language, plugin, name, text);
  }
  for (const { id, navigation } of manifest.plugins) {
    // The page of a half that does not load shows the error; an entry without a name is left out.
    const isNamed = navigation.every((entry) => entry.text in manifest.texts);
    if (!isNamed) void loadPlugin(id).catch(() => undefined);
  }
}
