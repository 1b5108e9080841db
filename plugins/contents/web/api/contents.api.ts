import {
  type AnswerData,
  ApiFailure,
  api,
  apiParamsOf,
  apiQueryOptions,
  asFailure,
  type BodyOf,
  type Exported,
  type ListParams,
  unwrap,
} from "@estante/sdk";

export type ContentRow = AnswerData<"get", "/cms/contents">[number];
export type Content = AnswerData<"get", "/cms/contents/{guid}">;
export type ContentType = AnswerData<"get", "/cms/types">[number];
export type Change = AnswerData<"get", "/cms/contents/{guid}/history">["changes"][number];
export type ContentFields = BodyOf<"put", "/cms/contents/{guid}">;

/** Reads that any change of a content makes stale. */
export const STALE = [
  "/cms/contents",
  "/cms/contents/facets",
  "/cms/contents/{guid}",
  "/cms/contents/{guid}/history",
  "/trash",
  "/trash/facets",
] as const;

const TYPES_STAY_MS = 300_000;
/** How many guids the API takes at once, and how many rows it answers. */
const MOST_AT_ONCE = 200;

/** The types of the tenant's plugins; they change only with its file. */
export const typesQuery = () =>
  apiQueryOptions("/cms/types", { query: { pageSize: MOST_AT_ONCE } }, { staleTime: TYPES_STAY_MS });

export const listQuery = (params: ListParams) =>
  apiQueryOptions("/cms/contents", { query: apiParamsOf(params) });

export const contentQuery = (guid: string) => apiQueryOptions("/cms/contents/{guid}", { path: { guid } });

/** Who changed a content, and the files that it has had. */
export const historyQuery = (guid: string) =>
  apiQueryOptions("/cms/contents/{guid}/history", { path: { guid } });

/** What an act is done to: contents by guid, or all that a list shows but some. */
export type Target =
  | { readonly guids: readonly string[] }
  | { readonly params: ListParams; readonly except: readonly string[] };

export type Act = BodyOf<"post", "/cms/contents/bulk">["act"];

/** Does something to many contents in one call. Raises ApiFailure. */
export async function changeContents(act: Act, target: Target) {
  if ("guids" in target) {
    const body = { act, all: false, guids: [...target.guids] };
    return (await unwrap(api.POST("/cms/contents/bulk", { body }))).data;
  }
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(target.params);
  const body = { act, all: true, except: [...target.except] };
  return (await unwrap(api.POST("/cms/contents/bulk", { params: { query }, body }))).data;
}

/** A content as it is saved now, past every cache, and who changed it last. Raises ApiFailure. */
export async function readLatest(guid: string) {
  const params = { path: { guid } };
  const [content, history] = await Promise.all([
    unwrap(api.GET("/cms/contents/{guid}", { params })),
    unwrap(api.GET("/cms/contents/{guid}/history", { params })),
  ]);
  return { content: content.data, version: content.etag, by: history.data.changes[0]?.by ?? null };
}

/** Saves what was changed, if nobody saved meanwhile; answers the new version. Raises ApiFailure. */
export async function saveContent(guid: string, etag: string | null, body: ContentFields) {
  const params = { path: { guid } };
  const headers = { ...(etag && { "if-match": etag }) };
  const saved = await unwrap(api.PUT("/cms/contents/{guid}", { params, headers, body })).catch(
    (thrown: unknown) => {
      throw namingOwner(asFailure(thrown));
    },
  );
  return saved.etag;
}

/** A taken ERP id: the whole answer names the content that has it, so the field says that too. */
function namingOwner(failure: ApiFailure): ApiFailure {
  const { status, code, message, fields, requestId, body } = failure;
  if (code !== "ER_DUP_ENTRY") return failure;
  const named = fields.map((field) => ({ ...field, message }));
  return new ApiFailure(status, code, message, named, requestId, body);
}

export async function cloneContent(guid: string) {
  return (await unwrap(api.POST("/cms/contents-clone", { body: { guid } }))).data;
}

/** Ask for a CSV of the list as it is on screen; the job centre goes on with it. */
export async function exportContents({ params, columns, guids, except }: Exported) {
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(params);
  const body = { columns: [...columns], except: [...except], ...(guids && { guids: [...guids] }) };
  return unwrap(api.POST("/cms/contents/export", { params: { query }, body }));
}

/** Make a content of a finished upload, or of an address. Raises ApiFailure. */
/** Makes a content; sent again with the same `key` it is answered again and not made again. */
export async function createContent(body: BodyOf<"post", "/cms/contents">, key?: string) {
  const headers = key ? { "Idempotency-Key": key } : {};
  return (await unwrap(api.POST("/cms/contents", { body, headers }))).data;
}
