import { unwrap } from "@estante/sdk";
import { api, USERS } from "./licenses";

const PAGE = 100;

/** Who redeemed a licence, page by page. */
export const usersQuery = (guid: string) => ({
  queryKey: ["api", USERS, { path: { guid } }],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    unwrap(
      api.GET(USERS, { params: { path: { guid }, query: { page: pageParam, pageSize: PAGE } }, signal }),
    ),
  initialPageParam: 1,
  getNextPageParam: (
    { meta }: { meta?: { total: number } | null | undefined },
    _pages: unknown,
    page: number,
  ) => (page * PAGE < (meta?.total ?? 0) ? page + 1 : undefined),
});
