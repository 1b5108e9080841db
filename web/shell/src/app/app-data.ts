import {
  api,
  enabledPlugins,
  may,
  type Person,
  type Plugin,
  session,
  setPlugins,
  setWordings,
  type UiPlugin,
  unwrap,
} from "@estante/sdk";
import { landingPath } from "./landing";
import { type Manifest, openPages, readManifest } from "./manifest";

/** Fetches what this person may see and hands it to the SDK; a UI half is fetched when it is first needed. */
export async function loadManifest(): Promise<Manifest> {
  const { data } = await unwrap(api.GET("/ui/manifest"));
  setPlugins(data, loadHalf);
  setWordings(data.wordings);
  return readManifest(data);
}

async function loadHalf(plugin: UiPlugin): Promise<Plugin> {
  const { loadPluginHalf } = await import("../plugins/loader");
  return loadPluginHalf(plugin);
}

/** What is enabled for this person; it changes only with the session, so no component waits for it. */
export function useManifest(): Manifest {
  return readManifest(enabledPlugins());
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
