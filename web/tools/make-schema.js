/**
 * Writes web/sdk/src/api/schema.d.ts from an OpenAPI document.
 *
 *   node make-schema.js                          asks `estante openapi`
 *   node make-schema.js openapi.json             reads that file
 *   node make-schema.js openapi.json types.d.ts  and writes there instead
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { relativeToBase } from "./paths.js";

const kept = fileURLToPath(new URL("../sdk/src/api/schema.d.ts", import.meta.url));
const [file, target = kept] = process.argv.slice(2);
const text = file
  ? readFileSync(file, "utf8")
  : execFileSync(fileURLToPath(new URL("../../.venv/bin/estante", import.meta.url)), ["openapi"], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });

const document = relativeToBase(JSON.parse(text));
const types = astToString(await openapiTS(document));
writeFileSync(target, `// Made by web/tools from the server's OpenAPI document.\n${types}`);
