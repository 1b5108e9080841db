const ICONS = "@tabler/icons-react";
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["'];?/g;

/**
 * Imports each icon from its own file: the package's index names thousands, and a build would read them all.
 *
 * @returns {import("vite").Plugin}
 */
export function directIcons() {
  return {
    name: "estante-direct-icons",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (id.includes("/node_modules/") || !code.includes(ICONS)) return null;
      return { code: code.replace(IMPORT, (_, names) => direct(names)), map: null };
    },
  };
}

/** @param {string} names what stands between the braces of an import */
export function direct(names) {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => {
      const [icon, alias = icon] = name.split(/\s+as\s+/);
      return `import ${alias} from "${ICONS}/dist/esm/icons/${icon}.mjs";`;
    })
    .join(" ");
}
