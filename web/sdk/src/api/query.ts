import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  type Answer,
  type AnswerData,
  type BodyOf,
  type ParamsOf,
  type PathOf,
  type paths,
  unwrap,
} from "./answers";
import { api } from "./client";
import type { ApiFailure } from "./failure";

export type Change = "post" | "put" | "patch" | "delete";

export interface SentInit {
  readonly params?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type Sent = Promise<{ data?: unknown; error?: unknown; response: Response }>;

// openapi-fetch types a call by the literal path; behind these hooks the path is a variable.
export const sendCall = (method: string, path: string, init: SentInit): Sent =>
  (api.request as unknown as (method: string, path: string, init: SentInit) => Sent)(method, path, init);

/** Opens the envelope of a call whose type is known elsewhere. Raises ApiFailure. */
export async function answerOf<Data>(sent: Sent): Promise<Answer<Data>> {
  const { data, meta, etag } = await unwrap(sent);
  return { data: data as Data, meta, etag };
}

/** The key under which a call's answer is cached; a prefix of it reaches every parameter. */
export const apiKey = (path: string, params?: unknown) =>
  params === undefined ? (["api", path] as const) : (["api", path, params] as const);

export interface ReadOptions<Data>
  extends Omit<UseQueryOptions<Answer<Data>, ApiFailure>, "queryKey" | "queryFn"> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of one GET, for `useQuery`, `prefetchQuery` and loaders alike. */
export function apiQueryOptions<P extends PathOf<"get">>(
  path: P,
  params?: ParamsOf<"get", P>,
  { headers, ...options }: ReadOptions<AnswerData<"get", P>> = {},
): UseQueryOptions<Answer<AnswerData<"get", P>>, ApiFailure> {
  return {
    queryKey: apiKey(path, params ?? {}),
    queryFn: ({ signal }) => answerOf(sendCall("get", path, { params, signal, ...(headers && { headers }) })),
    ...options,
  };
}

/** Reads one GET of the API: `useApiQuery("/jobs", { query: { page: 1 } })`. */
export function useApiQuery<P extends PathOf<"get">>(
  path: P,
  params?: ParamsOf<"get", P>,
  options?: ReadOptions<AnswerData<"get", P>>,
): UseQueryResult<Answer<AnswerData<"get", P>>, ApiFailure> {
  return useQuery(apiQueryOptions(path, params, options));
}

export interface ChangeInput<M extends Change, P extends PathOf<M, Paths>, Paths = paths> {
  readonly params?: ParamsOf<M, P, Paths>;
  readonly body?: BodyOf<M, P, Paths>;
  /** The version the change was made on: sent as If-Match, 412 when it is no longer the last. */
  readonly etag?: string | null;
}

export interface ChangeOptions<Data, Paths = paths> {
  /** Paths of the reads that this change makes stale. */
  readonly invalidates?: readonly PathOf<"get", Paths>[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly onSuccess?: (answer: Answer<Data>) => void;
  readonly onError?: (failure: ApiFailure) => void;
}

/** Sends one changing call of the API, and marks the reads it makes stale. */
export function useApiMutation<M extends Change, P extends PathOf<M>>(
  method: M,
  path: P,
  options: ChangeOptions<AnswerData<M, P>> = {},
): UseMutationResult<Answer<AnswerData<M, P>>, ApiFailure, ChangeInput<M, P>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ params, body, etag }) => {
      const headers = { ...options.headers, ...(etag && { "if-match": etag }) };
      return answerOf<AnswerData<M, P>>(sendCall(method, path, { params, body, headers }));
    },
    onSuccess: async (answer) => {
      options.onSuccess?.(answer);
      await invalidate(client, options.invalidates ?? []);
    },
    onError: (failure) => options.onError?.(failure),
  });
}

/** Marks every cached answer of these paths stale, whatever its parameters. */
export async function invalidate(client: QueryClient, stale: readonly string[]): Promise<void> {
  await Promise.all(stale.map((path) => client.invalidateQueries({ queryKey: apiKey(path) })));
}
