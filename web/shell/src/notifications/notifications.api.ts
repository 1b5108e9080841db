import { type AnswerData, api, apiQueryOptions, unwrap } from "@estante/sdk";
import { setUnread } from "./unread.store";

export type Notification = AnswerData<"get", "/notifications">[number];

/** How many the panel shows. */
const NEWEST = 30;

/** The newest of the caller's notifications. */
export const newestQuery = () => apiQueryOptions("/notifications", { query: { pageSize: NEWEST } });

/** Marks some of the caller's notifications as read, or all. Raises ApiFailure. */
export async function markRead(guids?: readonly string[]): Promise<void> {
  const body = guids ? { all: false, guids: [...guids] } : { all: true };
  const { data } = await unwrap(api.POST("/notifications/read", { params: {}, body }));
  setUnread(data.unread);
}
