import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const VERSION = "2.7.7";
/** What reads TeX and draws it as SVG. Its `HTML` is not among it: a formula sets no link, class or style. */
const PARTS = [
  "MathJax.js",
  "extensions/MathEvents.js",
  "extensions/Safe.js",
  ...[
    "AMScd",
    "AMSmath",
    "AMSsymbols",
    "autobold",
    "boldsymbol",
    "cancel",
    "color",
    "enclose",
    "extpfeil",
  ].map((name) => `extensions/TeX/${name}.js`),
  ...["mathchoice", "mhchem", "newcommand", "unicode", "verb"].map((name) => `extensions/TeX/${name}.js`),
  "jax/input/TeX",
  "jax/element/mml",
  "jax/output/SVG/autoload",
  "jax/output/SVG/config.js",
  "jax/output/SVG/jax.js",
  "jax/output/SVG/fonts/TeX",
];

function* filesOf(root: string, path: string): Generator<string> {
  if (path.endsWith(".js")) return yield path;
  for (const name of readdirSync(join(root, path))) yield* filesOf(root, `${path}/${name}`);
}

/** Publishes MathJax as it comes, for it fetches its parts by itself: `assets/mathjax-2.7.7/MathJax.js`. */
export function mathJax(): Plugin {
  const root = dirname(require.resolve("mathjax/package.json"));
  return {
    name: "estante-mathjax",
    generateBundle() {
      for (const file of PARTS.flatMap((part) => [...filesOf(root, part)])) {
        const source = readFileSync(join(root, file));
        this.emitFile({ type: "asset", fileName: `assets/mathjax-${VERSION}/${file}`, source });
      }
    },
  };
}
