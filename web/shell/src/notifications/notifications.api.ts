import {
  type AnswerData,
  api,
  apiQueryOptions,
  callOf,
  type paths,
  recordList,
  type Target,
  unwrap,
} from "@estante/sdk";
import { setUnread } from "./unread.store";

export type Notification = AnswerData<"get", "/notifications">[number];

export const notifications = recordList<paths>()({
  name: "notifications",
  plugin: "shell",
  prefix: "notifications.",
  list: "/notifications",
  label: "text",
});

/** How many the panel shows. */
const NEWEST = 30;
const EVERYTHING: Target = {
  params: { q: null, page: 1, pageSize: NEWEST, orderBy: null, filters: {} },
  except: [],
};

/** The newest of the caller's notifications. */
export const newestQuery = () => apiQueryOptions("/notifications", { query: { pageSize: NEWEST } });

/** Marks some of the caller's notifications as read. Raises ApiFailure. */
export async function markRowsRead(target: Target): Promise<void> {
  const { data } = await unwrap(api.POST("/notifications/read", callOf(target)));
  setUnread(data.unread);
}

/** Marks notifications of the caller as read, or all. Raises ApiFailure. */
export const markRead = (guids?: readonly string[]) => markRowsRead(guids ? { guids } : EVERYTHING);

/** Deletes some of the caller's notifications. Raises ApiFailure. */
export async function deleteNotifications(target: Target): Promise<void> {
  const { data } = await unwrap(api.DELETE("/notifications", callOf(target)));
  setUnread(data.unread);
}
