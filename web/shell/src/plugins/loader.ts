import { addTexts, type Plugin, type UiPlugin } from "@estante/sdk";
import { createInstance, type ModuleFederation } from "@module-federation/runtime";
import { LoadFailure, withinLimit } from "./load-limit";
import { SHARED } from "./shared";

/**
 * The only file that knows how UI halves are fetched: Module Federation, without its build plugin in the
 * shell, so that nothing of it loads before the first plugin page does.
 */
let host: ModuleFederation | null = null;

/** Fetches a plugin's UI half and its texts. Raises LoadFailure, CodeTimeout when it took too long. */
export async function loadPluginHalf(plugin: UiPlugin): Promise<Plugin> {
  try {
    return await fetchHalf(plugin);
  } catch (cause) {
    if (cause instanceof LoadFailure) throw cause;
    throw new LoadFailure(`The UI half of ${plugin.id} did not load`, { cause });
  }
}

async function fetchHalf(plugin: UiPlugin): Promise<Plugin> {
  if (!plugin.entry) throw new LoadFailure(`The plugin ${plugin.id} has no UI half`);
  host ??= createInstance({ name: "estante_shell", remotes: [], shared: SHARED });
  host.registerRemotes([{ name: plugin.id, entry: plugin.entry, type: "module" }], { force: true });
  const half = await withinLimit(host.loadRemote<{ default: Plugin }>(`${plugin.id}/plugin`));
  if (!half) throw new LoadFailure(`The UI half of ${plugin.id} is empty`);
  await addTexts(plugin.id, half.default.locales);
  return half.default;
}
