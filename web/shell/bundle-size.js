// Prints what the sign-in page makes a browser fetch, compressed, and fails above the limit.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT_BYTES = 300 * 1024;
const FONTS_SHOWN = 2;
const DIST = new URL("dist/", import.meta.url);

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));
const keyEnding = (ending) => {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (!key) throw new Error(`The build has no ${ending}`);
  return key;
};

/** A chunk with everything that it imports at once. */
function closure(key, found = new Set()) {
  const chunk = manifest[key];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const imported of chunk.imports ?? []) closure(imported, found);
  return found;
}

const compressed = (file) => {
  const bytes = readFileSync(new URL(file, DIST));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

const parts = [
  "index.html",
  "src/sign-in/signed-out-app.component.tsx",
  "shell/src/locales/es.json",
  "sdk/src/locales/es.json",
];
const chunks = parts
  .map((part) => (part.startsWith("shell/") ? part.replace("shell/", "") : part))
  .map(keyEnding);
const files = new Set(["index.html"]);
for (const key of chunks) for (const file of closure(key)) files.add(file);

const assets = readdirSync(new URL("assets/", DIST));
for (const early of assets.filter((name) => name.startsWith("early-"))) files.add(`assets/${early}`);
// A tenant shows two families; the two heaviest stand for any pair, with the Latin letters of es, pt and en.
const fonts = assets
  .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name) && !name.startsWith("jetbrains"))
  .map((name) => `assets/${name}`)
  .sort((one, other) => compressed(other) - compressed(one))
  .slice(0, FONTS_SHOWN);
const fontSheet = Object.keys(manifest).find((key) => manifest[key].name === "fonts");
if (!fontSheet) throw new Error("The build has no sheet of fonts");
for (const font of fonts) {
  files.add(font);
  for (const file of closure(fontSheet)) files.add(file);
}

let total = 0;
for (const file of files) {
  const bytes = compressed(file);
  total += bytes;
  process.stdout.write(`${String(bytes).padStart(8)}  ${file}\n`);
}
process.stdout.write(`${String(total).padStart(8)}  bytes in all, of ${LIMIT_BYTES}\n`);
process.exitCode = total > LIMIT_BYTES ? 1 : 0;
