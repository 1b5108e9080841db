import type { UseMutationResult, UseQueryOptions, UseQueryResult } from "@tanstack/react-query";
import type { Client } from "openapi-fetch";
import type { Answer, AnswerData, ParamsOf, PathOf, paths } from "./answers";
import { api } from "./client";
import type { ApiFailure } from "./failure";
import { type ApiPages, type PagesOptions, type RowOf, useApiPages } from "./pages";
import {
  apiQueryOptions,
  type Change,
  type ChangeInput,
  type ChangeOptions,
  type ReadOptions,
  useApiMutation,
  useApiQuery,
} from "./query";

export type { ApiPages } from "./pages";

/** What a plugin reads and changes the server with, typed by its own calls and the kernel's. */
export interface Api<Paths extends object> {
  /** `await api.GET("/rooms")` answers data, error and response. */
  readonly api: Client<Paths>;
  /** Options of one GET, for `useQuery`, `prefetchQuery` and loaders alike. */
  readonly apiQueryOptions: <P extends PathOf<"get", Paths>>(
    path: P,
    params?: ParamsOf<"get", P, Paths>,
    options?: ReadOptions<AnswerData<"get", P, Paths>>,
  ) => UseQueryOptions<Answer<AnswerData<"get", P, Paths>>, ApiFailure>;
  /** Reads one GET: `useApiQuery("/rooms", { query: { page: 1 } })`. */
  readonly useApiQuery: <P extends PathOf<"get", Paths>>(
    path: P,
    params?: ParamsOf<"get", P, Paths>,
    options?: ReadOptions<AnswerData<"get", P, Paths>>,
  ) => UseQueryResult<Answer<AnswerData<"get", P, Paths>>, ApiFailure>;
  /** Reads a list page by page, with `MoreRows` below it: `useApiPages("/rooms", { path: { guid } })`. */
  readonly useApiPages: <P extends PathOf<"get", Paths>>(
    path: P,
    params: ParamsOf<"get", P, Paths>,
    options?: PagesOptions,
  ) => ApiPages<RowOf<AnswerData<"get", P, Paths>>>;
  /** Sends one changing call, and marks the reads that it makes stale. */
  readonly useApiMutation: <M extends Change, P extends PathOf<M, Paths>>(
    method: M,
    path: P,
    options?: ChangeOptions<AnswerData<M, P, Paths>, Paths>,
  ) => UseMutationResult<Answer<AnswerData<M, P, Paths>>, ApiFailure, ChangeInput<M, P, Paths>>;
}

/**
 * The client of the API for a plugin: `createApi<paths>()` with the `paths` of its `api/schema.d.ts`, which
 * `estante openapi --plugin <name> | estante-types web/api/schema.d.ts` writes. It is the one client of the
 * page, with the session and the cache; only the types differ.
 */
export function createApi<Paths extends object>(): Api<Paths & paths> {
  return { api, apiQueryOptions, useApiQuery, useApiPages, useApiMutation } as unknown as Api<Paths & paths>;
}
