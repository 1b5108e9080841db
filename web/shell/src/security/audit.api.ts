import {
  type AnswerData,
  api,
  apiParamsOf,
  apiQueryOptions,
  type Exported,
  type ListParams,
  unwrap,
} from "@estante/sdk";

export type AuditRecord = AnswerData<"get", "/audit">[number];

export const auditQuery = (params: ListParams) => apiQueryOptions("/audit", { query: apiParamsOf(params) });

/** Asks for a file of the records as they are filtered and ordered, with all their columns. */
export function exportAudit({ params, format }: Exported) {
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(params);
  return unwrap(api.POST("/audit/export", { params: { query }, body: { columns: [], except: [], format } }));
}
