import { type AnswerData, unwrap } from "@estante/sdk";
import { api } from "../api/client";
import type { paths } from "../api/schema";

const CONTENTS = "/users/{guid}/contents";
const ACCESS = "/cms/contents/{guid}/access";
const PAGE = 50;
/** What may be opened changes on other screens. */
const FRESH = { staleTime: 0 };

export type PersonContent = AnswerData<"get", typeof CONTENTS, paths>[number];
export type Access = AnswerData<"get", typeof ACCESS, paths>;

export interface Shown {
  readonly access: "open" | "closed";
  readonly q: string;
}

/** What a person may open, or may not, page by page. */
export const personContentsQuery = (guid: string, shown: Shown) => ({
  queryKey: ["api", CONTENTS, { path: { guid }, query: shown }],
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    unwrap(
      api.GET(CONTENTS, {
        params: { path: { guid }, query: { ...shown, page: pageParam, pageSize: PAGE } },
        signal,
      }),
    ),
  initialPageParam: 1,
  getNextPageParam: (
    { meta }: { meta?: { total: number } | null | undefined },
    _pages: unknown,
    page: number,
  ) => (page * PAGE < (meta?.total ?? 0) ? page + 1 : undefined),
  ...FRESH,
});

/** Why a person can or cannot open a content; asked once there is a person. */
export const accessQuery = (guid: string, person: string | null) => ({
  queryKey: ["api", ACCESS, { path: { guid }, query: { person } }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    unwrap(api.GET(ACCESS, { params: { path: { guid }, query: { person: person ?? "" } }, signal })),
  enabled: person !== null,
  ...FRESH,
});
