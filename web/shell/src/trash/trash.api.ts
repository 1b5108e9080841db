import { type AnswerData, api, apiParamsOf, apiQueryOptions, type ListParams, unwrap } from "@estante/sdk";

export type TrashRow = AnswerData<"get", "/trash">[number];

/** What is done to: rows by guid, or all that the filters show but some. */
export type Target =
  | { readonly guids: readonly string[] }
  | { readonly params: ListParams; readonly except: readonly string[] };

export const trashQuery = (params: ListParams) => apiQueryOptions("/trash", { query: apiParamsOf(params) });

function sent(target: Target) {
  if ("guids" in target) return { params: {}, body: { all: false, guids: [...target.guids] } };
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(target.params);
  return { params: { query }, body: { all: true, except: [...target.except] } };
}

/** Brings rows back. Raises ApiFailure. */
export const restore = async (target: Target) =>
  (await unwrap(api.POST("/trash/restore", sent(target)))).data;

/** Deletes rows for good. Raises ApiFailure. */
export const purge = async (target: Target) => (await unwrap(api.DELETE("/trash", sent(target)))).data.bulk;
