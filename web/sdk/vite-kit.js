import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const KIT = "@estante/sdk/kit";
const EXPORT = /export\s*\{([^}]*)\}\s*from\s*"(@mantine\/\w+)"/g;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](@mantine\/(?:core|hooks))["'];?/g;

// A library of Mantine's own, as its charts, asks for all that it is made of.
const LIBRARY = /from\s*["']@mantine\/(?!core\b|hooks\b)\w+["']/;
const WHOLE = ["@mantine/core", "@mantine/hooks"];

const namesIn = (braces) =>
  braces
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "));

const source = readFileSync(new URL("src/kit.ts", import.meta.url), "utf8");
/** The names that the shell brings along, by the package that they are from. */
const OFFERED = Object.fromEntries(
  [...source.matchAll(EXPORT)].map(([, names, from]) => [from, new Set(namesIn(names))]),
);

/**
 * Takes what the shell brings along of Mantine from there: a UI half that needs no more of it does not wait for all.
 *
 * @returns {import("vite").Plugin}
 */
export function sharedKit() {
  return {
    name: "estante-shared-kit",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes("@mantine/") || id.endsWith("/sdk/src/kit.ts"))
        return null;
      return { code: code.replace(IMPORT, (_, names, from) => fromKit(names, from)), map: null };
    },
  };
}

/**
 * Which packages of Mantine a UI half needs beyond the kit. What is shared is fetched with the half, used or not.
 *
 * @param {string} folder the half's own
 * @returns {string[]}
 */
export function beyondKit(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : beyondKit(path);
    if (!/\.[jt]sx?$/.test(entry.name) || /\.test\./.test(entry.name)) return [];
    const code = readFileSync(path, "utf8");
    if (LIBRARY.test(code)) return WHOLE;
    return [...code.matchAll(IMPORT)]
      .filter(([, names, from]) => fromKit(names, from).includes(`from "${from}"`))
      .map(([, , from]) => from);
  });
  return [...new Set(files)];
}

/**
 * @param {string} names what stands between the braces of an import
 * @param {string} from the package that it is from
 */
export function fromKit(names, from) {
  const all = namesIn(names);
  const isOffered = (name) => OFFERED[from]?.has(name.split(/\s+as\s+/)[0]);
  return [
    [all.filter(isOffered), KIT],
    [all.filter((name) => !isOffered(name)), from],
  ]
    .filter(([some]) => some.length > 0)
    .map(([some, place]) => `import { ${some.join(", ")} } from "${place}";`)
    .join(" ");
}
