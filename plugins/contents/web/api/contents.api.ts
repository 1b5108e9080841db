import {
  type AnswerData,
  api,
  apiParamsOf,
  apiQueryOptions,
  type BodyOf,
  type ListParams,
  unwrap,
} from "@estante/sdk";

export type ContentRow = AnswerData<"get", "/cms/contents">[number];
export type Content = AnswerData<"get", "/cms/contents/{guid}">;
export type ContentType = AnswerData<"get", "/cms/types">[number];
export type ContentFields = BodyOf<"put", "/cms/contents/{guid}">;

/** Reads that any change of a content makes stale. */
export const STALE = ["/cms/contents", "/cms/contents/facets", "/cms/contents/{guid}"] as const;

const TYPES_STAY_MS = 300_000;

/** The types of the tenant's plugins; they change only with its file. */
export const typesQuery = () => apiQueryOptions("/cms/types", {}, { staleTime: TYPES_STAY_MS });

export const listQuery = (params: ListParams) =>
  apiQueryOptions("/cms/contents", { query: apiParamsOf(params) });

export const contentQuery = (guid: string) => apiQueryOptions("/cms/contents/{guid}", { path: { guid } });

/** What became of each of the guids: deleting and bringing back answer it alike. Raises ApiFailure. */
export async function deleteContents(guids: readonly string[]) {
  return (await unwrap(api.DELETE("/cms/contents", { body: { guids: [...guids] } }))).data;
}

export async function restoreContents(guids: readonly string[]) {
  return (await unwrap(api.POST("/cms/contents/restore", { body: { guids: [...guids] } }))).data;
}

export async function setStatus(guid: string, status: "active" | "inactive") {
  const params = { path: { guid } };
  return (await unwrap(api.PATCH("/cms/contents/{guid}", { params, body: { status } }))).data;
}

export async function cloneContent(guid: string) {
  return (await unwrap(api.POST("/cms/contents-clone", { body: { guid } }))).data;
}

/** Ask for a CSV of the list as it is on screen; the job centre goes on with it. */
export async function exportContents(params: ListParams) {
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(params);
  return (await unwrap(api.POST("/cms/contents/export", { params: { query } }))).data;
}

/** Make a content of a finished upload, or of an address. Raises ApiFailure. */
export async function createContent(body: BodyOf<"post", "/cms/contents">) {
  return (await unwrap(api.POST("/cms/contents", { body }))).data;
}
