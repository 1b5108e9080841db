import { vi } from "vitest";
import { fields } from "./fields/fields";
import { records } from "./records";

/** A schema as `npm run api` would write it for a plugin from outside. */
interface Answer<Data> {
  responses: { 200: { content: { "application/json": { data: Data } } } };
}
export interface Museum {
  guid: string;
  name: string;
  code: string | null;
  places: number | null;
  status: "active" | "inactive";
  updated_at: string;
}
interface Body<Fields> {
  requestBody: { content: { "application/json": Fields } };
}
interface MuseumFields {
  name?: string;
  code?: string | null;
  places?: number | null;
  status?: string;
}
export interface paths {
  "/museums": { get: Answer<Museum[]>; post: Answer<Museum> & Body<MuseumFields & { name: string }> };
  "/museums/facets": { get: Answer<Record<string, { value: string; count: number }[]>> };
  "/museums/bulk": { post: Answer<object> & Body<{ act: "activate" | "deactivate" | "delete" }> };
  "/museums/{guid}": { get: Answer<Museum>; put: Answer<Museum> & Body<MuseumFields> };
  "/museums/{guid}/history": {
    get: Answer<{ at: string; act: string; by: string; fields: string[] }[]>;
  };
  "/museums/{guid}/versions": { get: Answer<{ versions: { version: number }[] }> };
  "/museums/{guid}/used-by": {
    get: Answer<{ uses: { name: string; count: number }[]; unanswered: string[] }>;
  };
}

export const museums = records<paths>()({
  name: "museums",
  list: "/museums",
  detail: "/museums/{guid}",
  facets: "/museums/facets",
  history: "/museums/{guid}/history",
  usedBy: "/museums/{guid}/used-by",
  versions: "/museums/{guid}/versions",
  bulk: "/museums/bulk",
  actions: ["activate", "deactivate", "delete"],
  pages: { list: "/museums", detail: "/museums/{guid}", create: "/museums/create" },
  stale: ["/users"],
});

export const museumFields = fields(museums, {
  name: { kind: "text", label: "fields.name", isRequired: true, min: 3, max: 20 },
  code: { kind: "text", label: "fields.code", isNullable: true, isCode: true },
  places: { kind: "number", label: "fields.places", min: 1, max: 900 },
  status: { kind: "switch", label: "fields.active", on: "active", off: "inactive", changeName: "fields.use" },
});

export const MUSEUMS_TEXTS = {
  list: { title: "Museos" },
  fields: { name: "Nombre", code: "RBD", places: "Cupos", active: "Activa", use: "Uso" },
};

/** A server of one museum. It refuses a save on an older version, as the kernel does. */
export function museumServer() {
  const museum: Museum = {
    guid: "s1",
    name: "Museo Norte",
    code: null,
    places: 40,
    status: "active",
    updated_at: "2026-03-02T10:00:00Z",
  };
  const state = {
    museum,
    version: 1,
    refusal: null as { status: number; body: object } | null,
    uses: [{ name: "Programas", count: 3, forbids: false }],
    unanswered: [] as string[],
    versions: [
      { version: 1, at: "2026-03-01T10:00:00Z", by: "Inés Valdés", fields: { name: "Liceo", places: 40 } },
    ],
  };
  const calls: { method: string; path: string; body: unknown; version: string | null }[] = [];
  const answer = (data: unknown, status = 200) =>
    new Response(JSON.stringify({ data }), { status, headers: { etag: `"${state.version}"` } });
  const serve = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace("/api", "") + search;
    const body: unknown = request.method === "GET" ? null : JSON.parse((await request.text()) || "null");
    const version = request.headers.get("if-match");
    if (path === "/presence") return answer({ people: [] });
    calls.push({ method: request.method, path, body, version });
    if (state.refusal) return new Response(JSON.stringify(state.refusal.body), state.refusal);
    if (path.endsWith("/history"))
      return answer([
        {
          at: museum.updated_at,
          act: "update",
          by: "Inés Valdés",
          fields: ["name", "status"],
          values: { name: ["Liceo", "Museo Norte"], status: ["inactive", "active"] },
        },
      ]);
    if (path.endsWith("/versions")) return answer({ versions: state.versions });
    if (path.endsWith("/used-by")) return answer({ uses: state.uses, unanswered: state.unanswered });
    if (path === "/museums/s1" && request.method === "PUT") {
      if (version !== `"${state.version}"`)
        return new Response(JSON.stringify({ status: "error", code: "STALE", errors: [] }), { status: 412 });
      Object.assign(state.museum, body);
      state.version += 1;
    }
    if (path === "/museums/s1") return answer(state.museum);
    const restored = state.versions.find(({ version }) => path === `/museums/s1/versions/${version}/restore`);
    if (restored) Object.assign(state.museum, restored.fields);
    if (path.startsWith("/museums/bulk"))
      return answer({ guid: "b1", total: 1, changed: 1, unchanged: 0, refused: 0, refusals: [], job: null });
    return answer(request.method === "POST" ? state.museum : [state.museum]);
  };
  vi.stubGlobal("fetch", vi.fn(serve));
  return { state, calls };
}
