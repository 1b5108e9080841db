import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const STATEMENT = /(?:import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;
const BRACES = /(import|export)\s*\{([^}]*)\}\s*from\s*["'](@estante\/sdk|@mantine\/(?:core|hooks))["'];?/g;

const namesIn = (braces: string) =>
  braces
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Where each name of a barrel is from, as absolute paths. */
function filesOf(barrel: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", from = ""] of readFileSync(barrel, "utf8").matchAll(STATEMENT)) {
    for (const name of namesIn(names))
      files.set(name, from.startsWith(".") ? join(dirname(barrel), from) : from);
  }
  return files;
}

const packagePath = (path: string) => fileURLToPath(import.meta.resolve(path));
const BARRELS: Readonly<Record<string, () => string>> = {
  "@estante/sdk": () => packagePath("@estante/sdk"),
  "@mantine/core": () => packagePath("@mantine/core").replace(/[\\/](?:cjs|esm)[\\/].*$/, "/esm/index.mjs"),
  "@mantine/hooks": () => packagePath("@mantine/hooks").replace(/[\\/](?:cjs|esm)[\\/].*$/, "/esm/index.mjs"),
};

/**
 * Imports what the SDK and Mantine offer from its own file: who needs what is then said by the imports alone, which
 * the files of the build are cut by (`layers.ts`).
 */
export function directImports(): Plugin {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const direct = (verb: string, braces: string, barrel: string): string => {
    const files = known.get(barrel) ?? filesOf(BARRELS[barrel]?.() ?? "");
    known.set(barrel, files);
    return namesIn(braces)
      .filter((name) => !name.startsWith("type "))
      .map((name) => {
        const file = files.get(name.split(/\s+as\s+/)[0] ?? "");
        return `${verb} { ${name} } from ${JSON.stringify(file ?? barrel)};`;
      })
      .join(" ");
  };
  return {
    name: "estante-direct-imports",
    enforce: "pre",
    apply: "build",
    transform(code) {
      if (!/@mantine\/|@estante\/sdk/.test(code)) return null;
      return {
        code: code.replace(BRACES, (_, ...parts: [string, string, string]) => direct(...parts)),
        map: null,
      };
    },
  };
}
