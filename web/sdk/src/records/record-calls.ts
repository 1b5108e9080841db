import type { DataOf } from "../api/answers";

/** Type-level readings of a plugin's own `schema.d.ts`: the same as of the SDK's, for any `paths`. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** Paths of a schema that have a method. */
export type PathWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof Paths] &
  string;

type Json<R> = R extends { content: { "application/json": infer Body } } ? Body : never;
type Good<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 ? Json<Responses[Status]> : never;
}[keyof Responses];
type Operation<Paths, M, P> = P extends keyof Paths
  ? M extends keyof Paths[P]
    ? Paths[P][M]
    : never
  : never;

/** The data that a call of a schema answers, out of its envelope. */
export type AnswerIn<Paths, M extends Method, P> =
  Operation<Paths, M, P> extends { responses: infer Responses } ? DataOf<Good<Responses>> : never;

/** The body that a call of a schema takes. */
export type BodyIn<Paths, M extends Method, P> =
  Operation<Paths, M, P> extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body
    : never;

export type ElementOf<List> = List extends readonly (infer Row)[] ? Row : never;
