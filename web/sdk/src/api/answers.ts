import { failureOf } from "./failure";
import type { paths } from "./schema";

/** What a list says about itself beside its rows. */
export interface Meta {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly total_is_capped?: boolean;
  /** What was searched in place of words that nothing has. */
  readonly suggestion?: string;
}

/** A good answer: the data out of its envelope, the list's meta and the record's version. */
export interface Answer<Data> {
  readonly data: Data;
  readonly meta: Meta | undefined;
  readonly etag: string | null;
}

interface Call<Body> {
  readonly data?: Body | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** The `data` inside an envelope, or the body itself where there is none. */
export type DataOf<Body> = Body extends { data: infer Data } ? Data : Body;

const isEnvelope = (body: unknown): body is { data: unknown; meta?: Meta } =>
  typeof body === "object" && body !== null && "data" in body;

/** Opens the envelope of a call. Raises ApiFailure when the call failed. */
export async function unwrap<Body>(call: Promise<Call<Body>> | Call<Body>): Promise<Answer<DataOf<Body>>> {
  const { data: body, error, response } = await call;
  if (!response.ok) throw failureOf(response, error);
  const envelope = isEnvelope(body) ? body : { data: body };
  return {
    data: envelope.data as DataOf<Body>,
    meta: "meta" in envelope ? envelope.meta : undefined,
    etag: response.headers.get("etag"),
  };
}

type Method = "get" | "post" | "put" | "patch" | "delete";

/** Paths that have a method. `Paths` are the calls of a plugin's `schema.d.ts`, or the kernel's alone. */
export type PathOf<M extends Method, Paths = paths> = {
  [P in keyof Paths]: Paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof Paths];

type Content<R> = R extends { content: { "application/json": infer Body } } ? Body : never;
type Success<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 ? Content<Responses[Status]> : never;
}[keyof Responses];

type Operation<M, P extends keyof Paths, Paths> = M extends keyof Paths[P] ? Paths[P][M] : never;

/** The data of a call, by method and path: `AnswerData<"get", "/users/whoami">`. */
export type AnswerData<M extends Method, P extends keyof Paths, Paths = paths> =
  Operation<M, P, Paths> extends { responses: infer Responses } ? DataOf<Success<Responses>> : never;

/** The body of a call, by method and path. */
export type BodyOf<M extends Method, P extends keyof Paths, Paths = paths> =
  Operation<M, P, Paths> extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body
    : undefined;

/** The path and query parameters of a call. */
export type ParamsOf<M extends Method, P extends keyof Paths, Paths = paths> =
  Operation<M, P, Paths> extends { parameters: infer Parameters }
    ? Omit<
        { [K in keyof Parameters as Parameters[K] extends undefined ? never : K]: Parameters[K] },
        "header" | "cookie"
      >
    : Record<string, never>;

export type { Method, paths };
