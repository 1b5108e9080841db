const SHARE = "\0estante-share:";
const ENTRY = "estante:remote-entry";
const SHARES = "__ESTANTE_SHARES__";

/**
 * Makes a UI half a container of Module Federation, whose runtime is the shell's alone: an entry with `init`, which
 * takes what the shell shares, and `get`, which imports the half. A half adds no runtime of its own to a page.
 *
 * @param {{ id: string, entry: string, shared: readonly string[] }} options the plugin's id, the module that is
 *   exposed as `./plugin`, and the packages that come from the shell; each is there before the module runs
 * @returns {import("vite").Plugin}
 */
export function container({ id: plugin, entry, shared }) {
  const names = new Set(shared);
  let root = "";
  return {
    name: "estante-container",
    enforce: "pre",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    resolveId(source) {
      if (source === ENTRY) return `\0${ENTRY}`;
      return names.has(source) ? SHARE + source : null;
    },
    load(id) {
      if (id === `\0${ENTRY}`) return containerOf(new URL(entry, `file://${root}/`).pathname, shared, plugin);
      return id.startsWith(SHARE) ? shareOf(id.slice(SHARE.length)) : null;
    },
  };
}

/** The virtual module that a build starts from. */
export const CONTAINER_ENTRY = ENTRY;

// CommonJS, so that nobody has to know which names a package exports.
const shareOf = (name) => `const share = globalThis.${SHARES}.get(${JSON.stringify(name)});
Object.assign(exports, share);
Object.defineProperty(exports, "__esModule", { value: true });
if (!("default" in exports)) exports.default = share;
`;

const containerOf = (path, shared, plugin) => `
const shares = (globalThis.${SHARES} ??= new Map());
const NAMES = ${JSON.stringify(shared)};
let ready;

async function take(scope, name) {
  if (shares.has(name)) return;
  const [offer] = Object.values(scope[name] ?? {});
  if (!offer) throw new Error("The shell has no " + name + " for " + ${JSON.stringify(plugin)});
  const module = offer.lib ?? (await offer.get());
  shares.set(name, module());
}

export function init(scope) {
  ready ??= Promise.all(NAMES.map((name) => take(scope, name))).catch((cause) => {
    ready = undefined;
    throw cause;
  });
  return ready;
}

export async function get() {
  await ready;
  const half = await import(${JSON.stringify(path)});
  return () => half;
}
`;
