import { resolve } from "node:path";

/** What the build knows of a module, as Rolldown says it. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => resolve(import.meta.dirname, "src", path);

/**
 * What libraries and the SDK give, in files by who needs it first: the start of every page, the sign-in page, the
 * application. Each holds all that it imports, or imports it from one before: so no two import each other, whatever
 * is fetched later and shares with them. What only is fetched later lies in none of these.
 */
const LAYERS: readonly (readonly [name: string, entries: readonly string[]])[] = [
  ["start", ["main.ts"]],
  ["signed-out", ["sign-in/signed-out-app.component.tsx"]],
  ["application", ["app/application.component.tsx", "app/app-data.ts", "plugins/loader.ts"]],
  // They are fetched together, when nothing else is to do.
  [
    "overlays",
    [
      "palette/palette.component.tsx",
      "activity/activity.component.tsx",
      "notifications/notification-panel.component.tsx",
      "activity/repeated-uploads.component.tsx",
      "keyboard/key-list.component.tsx",
    ],
  ],
];

/** All that is imported at once from some modules, themselves included. */
function reach(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

const SHARED =
  /[\\/](node_modules[\\/](?!@fontsource)|sdk[\\/]src[\\/](?!locales)).*\.(m?js|tsx?|module\.css)$/;
// Nothing else may import from these folders: the application would not begin without the overlays' file. What their
// buttons import from the rest of the shell is named too.
const OVERLAYS =
  /[\\/]shell[\\/]src[\\/](palette|activity|notifications|keyboard[\\/]key-list|app[\\/]fetched-panel).*\.(tsx?|css)$/;

/** Names the layer of a module, for a group of `codeSplitting`; null for what is in none. */
export function layerNames(): (id: string, modules: Modules) => string | null {
  let layers: readonly (readonly [string, ReadonlySet<string>])[] | null = null;
  return (id, modules) => {
    if (!SHARED.test(id) && !OVERLAYS.test(id)) return null;
    layers ??= LAYERS.map(([name, entries]) => [name, reach(entries.map(source), modules)]);
    return layers.find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
}
