/**
 * Writes the types of every call, each plugin's into its own folder and the kernel's into the SDK.
 *
 *   node make-schemas.js
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { typesOf } from "../sdk/make-types.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const targets = { estante: "web/sdk/src/api/schema.d.ts" };
for (const folder of readdirSync(`${root}plugins`)) {
  const [manifest, api] = [`plugins/${folder}/manifest.json`, `plugins/${folder}/web/api/`];
  // Who calls nothing of its own needs no types.
  if (!existsSync(root + manifest) || !existsSync(root + api)) continue;
  targets[JSON.parse(readFileSync(root + manifest, "utf8")).id] = `${api}schema.d.ts`;
}
const printed = execFileSync(`${root}.venv/bin/estante`, ["openapi", "--each"], {
  encoding: "utf8",
  maxBuffer: 256 * 1024 * 1024,
});
const documents = JSON.parse(printed);
for (const [plugin, target] of Object.entries(targets))
  writeFileSync(root + target, typesOf(documents[plugin]));
