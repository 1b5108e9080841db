import { createApi, unwrap } from "@estante/sdk";
import type { paths } from "./schema";

const { api } = createApi<paths>();
const PROGRAMS = "/users/{guid}/programs";
const PAGE = 25;

/** The programs that a person's licences open, page by page. */
export const personProgramsQuery = (guid: string) => ({
  queryKey: ["api", PROGRAMS, { path: { guid } }],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    unwrap(
      api.GET(PROGRAMS, {
        params: { path: { guid }, query: { page: pageParam, pageSize: PAGE } },
        signal,
      }),
    ),
  initialPageParam: 1,
  getNextPageParam: (
    { meta }: { meta?: { total: number } | null | undefined },
    _pages: unknown,
    page: number,
  ) => (page * PAGE < (meta?.total ?? 0) ? page + 1 : undefined),
  // Licences change on other screens.
  staleTime: 0,
});
