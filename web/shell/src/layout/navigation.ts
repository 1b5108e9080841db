import { GENERAL_SETTINGS } from "@estante/sdk";
import type { Manifest } from "../app/manifest";
import { patternScore } from "../app/page-path";

export type NavigationItem = {
  readonly id: string;
  readonly icon: string | null;
  readonly text: string;
  readonly path: string;
  readonly plugin: string;
  readonly children: readonly NavigationItem[];
};

const BELOW = "settings";

/**
 * The side bar as the manifests describe it. A section without a path of its own goes to its first child;
 * one with neither is left out, so that no entry leads nowhere.
 *
 * @param general whether the person may open the general settings
 */
export function navigationTree(
  manifest: Manifest,
  general: boolean,
): { above: NavigationItem[]; below: NavigationItem[] } {
  const own = general ? [{ ...GENERAL_SETTINGS, icon: null, plugin: "shell" }] : [];
  const entries = [
    ...own,
    ...manifest.plugins.flatMap((plugin) =>
      plugin.navigation.map((entry) => ({ ...entry, plugin: plugin.id })),
    ),
  ].sort((a, b) => a.order - b.order);
  const childrenOf = (parent: string | null): NavigationItem[] =>
    entries
      .filter((entry) => (entry.parent ?? null) === parent)
      .flatMap((entry) => {
        const children = childrenOf(entry.id);
        const path = entry.path ?? children[0]?.path;
        if (!path) return [];
        const { id, icon = null, text } = entry;
        // A section with one entry is that entry: the same word twice would lead to one place.
        const [{ plugin, children: own }] = children.length === 1 ? children : [{ ...entry, children }];
        return [{ id, icon, text, path, plugin, children: own }];
      });
  const roots = childrenOf(null);
  return {
    above: roots.filter((item) => item.id !== BELOW),
    below: roots.filter((item) => item.id === BELOW),
  };
}

/**
 * The section and the entry that a path belongs to. A page below an entry's path belongs to it, and a detail
 * page such as `/content/{guid}` to the entry of its plugin whose path is of the same noun, or begins alike
 * (`/contents`); failing that, to the first entry of the plugin's own section, and to none where the plugin only
 * adds an entry to another's.
 */
export function currentEntry(
  manifest: Manifest,
  sections: readonly NavigationItem[],
  path: string,
): { section: string | null; entry: string | null } {
  // An entry that has entries of its own shows them as tabs of its page.
  const leaves = sections.flatMap((section) =>
    (section.children.length ? section.children : [section]).flatMap((entry) =>
      [...(entry === section ? [] : entry.children), entry].map((page) => ({ section, entry, page })),
    ),
  );
  const exact = leaves.find(({ page }) => path === page.path);
  if (exact) return { section: exact.section.id, entry: exact.entry.id };
  // A section may go to a page that is none of its entries.
  const alone = sections.find((section) => path === section.path);
  if (alone) return { section: alone.id, entry: null };
  const owner = owningPlugin(manifest, path);
  if (!owner) return { section: null, entry: null };
  const own = leaves.filter(({ page }) => page.plugin === owner);
  const alike =
    own.find(({ page }) => path.startsWith(`${page.path}/`)) ??
    own.find(({ page }) => nounOf(page.path) === nounOf(path)) ??
    own.find(({ page }) => page.path.startsWith(`/${path.split("/")[1] ?? ""}`)) ??
    own.find(({ section }) => section.plugin === owner);
  return { section: alike?.section.id ?? null, entry: alike?.entry.id ?? null };
}

/** What a path is about, of one or of many: `license-batch` of `/license-batch/{guid}` and of `/licenses-batch`. */
const nounOf = (path: string) => (path.split("/")[1] ?? "").replace(/s(?=-|$)/g, "");

function owningPlugin(manifest: Manifest, path: string): string | null {
  let best: { id: string; score: number } | null = null;
  for (const plugin of manifest.plugins) {
    for (const page of plugin.pages) {
      const score = patternScore(page.path, path);
      if (score > (best?.score ?? 0)) best = { id: plugin.id, score };
    }
  }
  return best?.id ?? null;
}
