import { type AnswerData, api, apiParamsOf, apiQueryOptions, type ListParams, unwrap } from "@estante/sdk";
import { setUnread } from "./unread.store";

export type Notification = AnswerData<"get", "/notifications">[number];

/** Rows by guid, or all that the filters show but some. */
export type Target =
  | { readonly guids: readonly string[] }
  | { readonly params: ListParams; readonly except: readonly string[] };

/** How many the panel shows. */
const NEWEST = 30;
const EVERYTHING: Target = {
  params: { q: null, page: 1, pageSize: NEWEST, orderBy: null, filters: {} },
  except: [],
};

/** The newest of the caller's notifications. */
export const newestQuery = () => apiQueryOptions("/notifications", { query: { pageSize: NEWEST } });

/** A page of the caller's notifications. */
export const listQuery = (params: ListParams) =>
  apiQueryOptions("/notifications", { query: apiParamsOf(params) });

function sent(target: Target) {
  if ("guids" in target) return { params: {}, body: { all: false, guids: [...target.guids] } };
  const { page: _page, pageSize: _size, ...query } = apiParamsOf(target.params);
  return { params: { query }, body: { all: true, except: [...target.except] } };
}

/** Marks some of the caller's notifications as read. Raises ApiFailure. */
export async function markRowsRead(target: Target): Promise<void> {
  const { data } = await unwrap(api.POST("/notifications/read", sent(target)));
  setUnread(data.unread);
}

/** Marks notifications of the caller as read, or all. Raises ApiFailure. */
export const markRead = (guids?: readonly string[]) => markRowsRead(guids ? { guids } : EVERYTHING);

/** Deletes some of the caller's notifications. Raises ApiFailure. */
export async function deleteNotifications(target: Target): Promise<void> {
  const { data } = await unwrap(api.DELETE("/notifications", sent(target)));
  setUnread(data.unread);
}
