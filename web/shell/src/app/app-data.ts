import {
  api,
  enabledPlugins,
  may,
  type Person,
  type Plugin,
  refreshPerson,
  session,
  setPlugins,
  setWordings,
  type UiManifest,
  type UiPlugin,
  unwrap,
  useEnabledPlugins,
} from "@estante/sdk";
import { landingPath } from "./landing";
import { type Manifest, openPages, readManifest } from "./manifest";

/** Fetches what this person may see and hands it to the SDK; a UI half is fetched when it is first needed. */
export async function loadManifest(): Promise<Manifest> {
  const { data } = await unwrap(api.GET("/ui/manifest"));
  take(data);
  return readManifest(data);
}

function take(manifest: UiManifest): void {
  setPlugins(manifest, loadHalf);
  setWordings(manifest.wordings);
}

/**
 * Asks again what this person may see and do, after a setting was changed that decides it: menu, pages and fields
 * follow at once. Raises ApiFailure.
 */
export async function refreshAccess(): Promise<void> {
  const { data } = await unwrap(api.GET("/ui/manifest"));
  await refreshPerson();
  if (JSON.stringify(data) === JSON.stringify(enabledPlugins())) return;
  const { addNavigationTexts } = await import("../plugins/navigation-texts");
  addNavigationTexts(readManifest(data));
  take(data);
}

async function loadHalf(plugin: UiPlugin): Promise<Plugin> {
  const { loadPluginHalf } = await import("../plugins/loader");
  return loadPluginHalf(plugin);
}

/** What is enabled for this person. */
export function useManifest(): Manifest {
  return readManifest(useEnabledPlugins());
}

/** Where this person starts. */
export function landingOf(manifest: Manifest, person: Person | null = session.get().user): string {
  const landings = manifest.plugins.flatMap((plugin) => plugin.landing);
  return landingPath(landings, readablePaths(manifest, person), person);
}

export function readablePaths(manifest: Manifest, person: Person | null): ReadonlySet<string> {
  const pages = openPages(manifest).filter((page) => may(person, page.action));
  const paths = new Set(pages.map((page) => page.path));
  if (person?.permissions.profile?.includes("readDetail")) paths.add("/profile");
  return paths;
}
