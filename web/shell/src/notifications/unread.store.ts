import { api, onServerEvent, session, unwrap } from "@estante/sdk";
import { useEffect, useSyncExternalStore } from "react";

/** The stream says the count when it connects; a tab that listens to another tab's stream asks once, after this. */
const ASK_AFTER_MS = 4000;

let unread: number | null = null;
const listeners = new Set<() => void>();

/** Takes how many notifications of the caller are unread, as a call or the server's events say it. */
export function setUnread(count: number | null): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

const isCount = (data: unknown): data is { unread: number } =>
  typeof data === "object" && data !== null && "unread" in data && typeof data.unread === "number";

async function ask(): Promise<void> {
  if (unread !== null || session.token() === null) return;
  const { data } = await unwrap(api.GET("/notifications/unread"));
  setUnread(data.unread);
}

let users = 0;
let stop: (() => void) | null = null;

function start(): void {
  const asking = setTimeout(() => void ask().catch(() => undefined), ASK_AFTER_MS);
  const ends = [
    onServerEvent("notifications", (data) => isCount(data) && setUnread(data.unread)),
    session.onEnd(() => setUnread(null)),
    () => clearTimeout(asking),
  ];
  stop = () => {
    for (const end of ends) end();
  };
}

function watch(): () => void {
  users += 1;
  if (users === 1) start();
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    stop = null;
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How many of the caller's notifications are unread, live; null until it is known. */
export function useUnread(): number | null {
  useEffect(watch, []);
  return useSyncExternalStore(subscribe, () => unread);
}
