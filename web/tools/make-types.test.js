import assert from "node:assert/strict";
import { test } from "node:test";
import { relativeToBase, typeOf, typesOf } from "../sdk/make-types.js";

test("paths lose the base that the client adds, and only that", () => {
  const given = ["/api/login", "/apiary", "/ui/manifest"];
  assert.deepEqual(
    given.map((path) => relativeToBase(path)),
    ["/login", "/apiary", "/ui/manifest"],
  );
});

test("a schema becomes the type that its values have", () => {
  assert.equal(typeOf({ type: ["string", "null"] }), "string | null");
  assert.equal(typeOf({ type: "array", items: { enum: ["a", "b"] } }), '("a" | "b")[]');
  assert.equal(typeOf({ $ref: "#/components/schemas/Room" }), 'components["schemas"]["Room"]');
  assert.equal(
    typeOf({ type: "array", prefixItems: [{ type: "integer" }, { const: "x" }] }),
    '[number, "x"]',
  );
  assert.equal(typeOf({ oneOf: [{ type: "null" }, { type: "boolean" }] }), "null | boolean");
  assert.equal(typeOf({}), "unknown");
  assert.equal(
    typeOf({
      type: "object",
      required: ["a"],
      properties: { a: {}, b: {}, "c-d": { default: 1, type: "integer" } },
    }),
    '{\n    a: unknown;\n    b?: unknown;\n    "c-d": number;\n}',
  );
});

test("a call has its parameters, its body and its answers", () => {
  const refusal = { content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } } };
  const put = {
    summary: "Change a room",
    parameters: [{ name: "guid", in: "path", required: true, schema: { type: "string" } }],
    requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
    responses: { 204: {}, 404: refusal },
  };
  const types = typesOf({ paths: { "/api/rooms/{guid}": { put } }, components: { schemas: {} } });
  for (const part of [
    '"/rooms/{guid}": {',
    "/** Change a room */",
    "guid: string;",
    "204: {",
    "404: Refusal;",
  ])
    assert.ok(types.includes(part), part);
  assert.match(types, /requestBody: \{\s+content: \{\s+"application\/json": Record<string, never>;/);
});
