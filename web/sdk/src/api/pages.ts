import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { Answer, AnswerData, ParamsOf, PathOf, paths } from "./answers";
import type { ApiFailure } from "./failure";
import { answerOf, apiKey, sendCall } from "./query";

const PAGE = 50;

/** A row of a list's answer. */
export type RowOf<Data> = Data extends readonly (infer Row)[] ? Row : never;

export interface PagesOptions {
  readonly pageSize?: number;
  /** In milliseconds: 0 for what changes on other screens. */
  readonly staleTime?: number;
  /** In milliseconds: 0 where what an earlier look showed is not true any more. */
  readonly gcTime?: number;
  /** The rows of the last words stay until those of the next have come. */
  readonly keepsLast?: boolean;
}

/** A list that one goes on with, page by page. */
export interface ApiPages<Row> {
  /** Those that have come; null while the first come, and where they failed. */
  readonly rows: readonly Row[] | null;
  /** How many there are. */
  readonly total: number;
  /** Why the last call failed. */
  readonly error: ApiFailure | null;
  /** Makes that call again. */
  readonly retry: () => void;
  /** Asks for the next page; null where there is none. */
  readonly more: (() => void) | null;
  readonly isMoreComing: boolean;
}

function pagesOf<Row>(query: UseInfiniteQueryResult<{ pages: Answer<readonly Row[]>[] }, ApiFailure>) {
  const pages = query.data?.pages;
  const rows = pages?.flatMap(({ data }) => data) ?? null;
  return {
    rows,
    total: pages?.at(-1)?.meta?.total ?? rows?.length ?? 0,
    error: query.error,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isMoreComing: query.isFetchingNextPage,
  };
}

/** Reads a list of the API page by page: `useApiPages("/rooms", { query: { floor: [1] } })`. */
export function useApiPages<P extends PathOf<"get", Paths>, Paths = paths>(
  path: P,
  params: ParamsOf<"get", P, Paths>,
  { pageSize = PAGE, keepsLast = false, ...times }: PagesOptions = {},
): ApiPages<RowOf<AnswerData<"get", P, Paths>>> {
  const given = params as { readonly query?: object };
  const sized = { ...given, query: { ...given.query, pageSize } };
  const query = useInfiniteQuery({
    // Its own name: the same list read by one page is another answer.
    queryKey: [...apiKey(path as string, sized), "pages"],
    queryFn: ({ pageParam, signal }) =>
      answerOf<readonly RowOf<AnswerData<"get", P, Paths>>[]>(
        sendCall("get", path as string, {
          params: { ...sized, query: { ...sized.query, page: pageParam } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _pages, page) =>
      page * pageSize < (meta?.total ?? 0) ? page + 1 : undefined,
    ...times,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
  return pagesOf(query as never);
}
