import { type AnswerData, createApi, unwrap } from "@estante/sdk";
import type { paths } from "./schema";

const { api, apiQueryOptions } = createApi<paths>();

export type FrontRow = AnswerData<"get", "/front/messages", paths>[number];

/** How many of the caller's messages the panel shows. */
const NEWEST = 30;
/** How long a count that was read is good for, in ms; coming back to the window asks anew after it. */
const FRESH_MS = 60_000;
/** How often a window that stays open asks, in ms. */
const AGAIN_MS = 300_000;

export const newestQuery = () => apiQueryOptions("/front/messages", { query: { pageSize: NEWEST } });

export const unreadQuery = () => ({
  ...apiQueryOptions("/front/messages/unread"),
  staleTime: FRESH_MS,
  refetchInterval: AGAIN_MS,
  refetchOnWindowFocus: true,
});

export const messageQuery = (guid: string) => apiQueryOptions("/front/messages/{guid}", { path: { guid } });

/** Reads from which a message that was read is missing. */
export const STALE = ["/front/messages", "/front/messages/unread"] as const;

/** Notes that the caller has read a message. Raises ApiFailure. */
export const markRead = (guid: string) =>
  unwrap(api.PUT("/front/messages/{guid}/read", { params: { path: { guid } } }));
