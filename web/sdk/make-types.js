#!/usr/bin/env node
/**
 * Writes the types of a plugin's calls, for `createApi<paths>()`:
 *
 *   estante openapi --plugin rooms | npx estante-types web/api/schema.d.ts
 *   npx estante-types web/api/schema.d.ts openapi.json
 */
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const PLACES = ["query", "header", "path", "cookie"];
const LITERALS = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

const indent = (text, by = "    ") => text.replaceAll("\n", `\n${by}`);
const nameOf = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
const block = (lines) => (lines.length ? `{\n    ${indent(lines.join("\n"))}\n}` : "Record<string, never>");
const union = (parts) => [...new Set(parts)].join(" | ");
const grouped = (type) => (/ [|&] /.test(type) ? `(${type})` : type);
const comment = (text) => (text ? `/** ${text.replaceAll("*/", "*\\/").replaceAll("\n", "\n * ")} */\n` : "");

function typeOfObject({ properties = {}, required = [], additionalProperties }) {
  const lines = Object.entries(properties).map(([key, schema]) => {
    // What has a default is always in an answer, and may be left out of a body: its schema is not required.
    const optional = !required.includes(key) && schema.default === undefined;
    return `${comment(schema.description)}${nameOf(key)}${optional ? "?" : ""}: ${typeOf(schema)};`;
  });
  if (additionalProperties && lines.length === 0)
    lines.push(`[key: string]: ${additionalProperties === true ? "unknown" : typeOf(additionalProperties)};`);
  return block(lines);
}

/** A JSON schema as a TypeScript type. */
export function typeOf(schema) {
  if (schema.$ref) return `components["schemas"][${JSON.stringify(schema.$ref.split("/").at(-1))}]`;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.oneOf ?? schema.anyOf) return union((schema.oneOf ?? schema.anyOf).map(typeOf));
  if (schema.allOf) return schema.allOf.map((part) => grouped(typeOf(part))).join(" & ");
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
  if (schema.type === "array") return `${grouped(typeOf(schema.items ?? {}))}[]`;
  if (schema.type === "object" || schema.properties) return typeOfObject(schema);
  return LITERALS[schema.type] ?? "unknown";
}

function parametersOf({ parameters = [] }) {
  if (parameters.length === 0) return "NoParameters";
  return block(
    PLACES.map((place) => {
      const here = parameters.filter((one) => one.in === place);
      if (here.length === 0) return `${place}?: never;`;
      const fields = here.map((one) => {
        const about = comment(one.description);
        return `${about}${nameOf(one.name)}${one.required ? "" : "?"}: ${typeOf(one.schema ?? {})};`;
      });
      return `${place}${here.some((one) => one.required) ? "" : "?"}: ${block(fields)};`;
    }),
  );
}

const contentOf = (content) =>
  block(Object.entries(content).map(([media, { schema }]) => `${nameOf(media)}: ${typeOf(schema ?? {})};`));

function bodyOf({ requestBody }) {
  if (!requestBody) return "requestBody?: never;";
  return `requestBody${requestBody.required ? "" : "?"}: ${block([`content: ${contentOf(requestBody.content)};`])};`;
}

const isRefusal = (content) => content?.["application/json"]?.schema?.$ref === "#/components/schemas/Error";

function responseOf({ content }) {
  if (isRefusal(content)) return "Refusal";
  const body = content ? `content: ${contentOf(content)};` : "content?: never;";
  return block(["headers: Headers;", body]);
}

const responsesOf = ({ responses }) =>
  block(Object.entries(responses).map(([status, response]) => `${status}: ${responseOf(response)};`));

function typeOfPath(item) {
  const calls = METHODS.filter((method) => item[method]).map((method) => {
    const operation = item[method];
    const parts = [
      `parameters: ${parametersOf(operation)};`,
      bodyOf(operation),
      `responses: ${responsesOf(operation)};`,
    ];
    return `${comment(operation.summary)}${method}: ${block(parts)};`;
  });
  return block(calls);
}

/** The client holds the base address, so the types name paths without it. */
export const relativeToBase = (path, base = "/api") =>
  path.startsWith(`${base}/`) ? path.slice(base.length) : path;

/** The types of an OpenAPI document: `paths` for the client, `components` for what it is made of. */
export function typesOf(document) {
  const paths = Object.entries(document.paths).map(
    ([path, item]) => `${JSON.stringify(relativeToBase(path))}: ${typeOfPath(item)};`,
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => `${comment(schema.description)}${nameOf(name)}: ${typeOf(schema)};`,
  );
  return [
    "// Made from the server's OpenAPI document by `npm run api`, or `estante openapi --plugin … | estante-types`.",
    "type Headers = { [name: string]: unknown };",
    `type NoParameters = ${parametersOf({ parameters: [{}] })};`,
    `type Refusal = ${block(["headers: Headers;", 'content: { "application/json": components["schemas"]["Error"] };'])};`,
    `export interface paths ${block(paths)}`,
    `export interface components ${block([`schemas: ${block(schemas)};`])}`,
    "",
  ].join("\n");
}

function main([target, source = 0]) {
  writeFileSync(target, typesOf(JSON.parse(readFileSync(source, "utf8"))));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  main(process.argv.slice(2));
