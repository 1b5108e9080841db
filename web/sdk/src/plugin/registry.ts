import { useSyncExternalStore } from "react";
import type { AnswerData } from "../api/answers";
import type { LazyComponent, LazyRenderer, Plugin } from "./contract";

export type UiManifest = AnswerData<"get", "/ui/manifest">;
export type UiPlugin = UiManifest["plugins"][number];
export type RecordType = UiPlugin["types"][number];

/** A place in a screen, filled by a plugin. */
export interface Filling {
  /** `<plugin>.<component>`: alone among what fills the place. */
  readonly id: string;
  readonly plugin: string;
  readonly order: number;
  /** The key of its name, a word for its icon, and the step of its tab's address, where the place shows them. */
  readonly text: string | null;
  readonly icon: string | null;
  readonly step: string | null;
  readonly component: LazyComponent;
}

let manifest: UiManifest = { plugins: [], texts: {}, wordings: [] };
let load: (plugin: UiPlugin) => Promise<Plugin> = (plugin) =>
  Promise.reject(new Error(`Nothing loads the plugin ${plugin.id}`));
let types: ReadonlyMap<string, RecordType> = new Map();
const loaded = new Map<string, Plugin>();
const pending = new Map<string, Promise<Plugin>>();
const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** The shell says what is enabled and how a UI half is fetched. */
export function setPlugins(next: UiManifest, loader: typeof load): void {
  manifest = next;
  load = loader;
  types = new Map(next.plugins.flatMap((plugin) => plugin.types.map((type) => [type.guid, type] as const)));
  changed();
}

/** What is enabled for this person. */
export const enabledPlugins = (): UiManifest => manifest;

/** A type of records by its guid, as its plugin describes it; null while no plugin that is on has it. */
export const recordTypeOf = (guid: string | null | undefined): RecordType | null =>
  types.get(guid ?? "") ?? null;

/** What is enabled for this person, again whenever that changes. */
export const useEnabledPlugins = (): UiManifest => useSyncExternalStore(subscribe, enabledPlugins);

/** Fetches a plugin's UI half once; a failed fetch may be tried again. */
export function loadPlugin(id: string): Promise<Plugin> {
  const running = pending.get(id);
  if (running) return running;
  const entry = manifest.plugins.find((plugin) => plugin.id === id);
  if (!entry) return Promise.reject(new Error(`The plugin ${id} is not enabled`));
  const promise = load(entry).then(
    (plugin) => {
      loaded.set(id, plugin);
      changed();
      return plugin;
    },
    (thrown) => {
      pending.delete(id);
      throw thrown;
    },
  );
  pending.set(id, promise);
  return promise;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Counts the changes of the registry, so that readers render again. */
export const useRegistryVersion = (): number => useSyncExternalStore(subscribe, () => version);

/** Ids of the plugins that fill a slot. */
export const pluginsOf = (slot: string): string[] => [
  ...new Set(manifest.plugins.filter((p) => p.slots.some((s) => s.slot === slot)).map((p) => p.id)),
];

/** What fills a slot, in the order that the manifests give; only loaded plugins. */
export function fillingsOf(slot: string): Filling[] {
  return manifest.plugins
    .flatMap((plugin) =>
      plugin.slots
        .filter((entry) => entry.slot === slot)
        .flatMap((entry) => {
          const component = loaded.get(plugin.id)?.slots?.[entry.component];
          if (!component) return [];
          const { order, text = null, icon = null, step = null } = entry;
          return [
            { id: `${plugin.id}.${entry.component}`, plugin: plugin.id, order, text, icon, step, component },
          ];
        }),
    )
    .sort((a, b) => a.order - b.order);
}

/** Whether contents of a type may be shown beside something else: a plugin shows them, and not in a window alone. */
export const isShownBeside = (type: string): boolean =>
  manifest.plugins.some(({ renderers }) =>
    renderers.some((renderer) => renderer.content_type === type && !renderer.alone),
  );

/** The renderer of a content type and the plugin it comes from; null when no plugin has one. */
export async function rendererOf(type: string): Promise<LazyRenderer | null> {
  for (const plugin of manifest.plugins) {
    const entry = plugin.renderers.find((renderer) => renderer.content_type === type);
    if (!entry) continue;
    return (await loadPlugin(plugin.id)).renderers?.[entry.component] ?? null;
  }
  return null;
}
