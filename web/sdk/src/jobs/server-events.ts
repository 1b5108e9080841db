import { useEffect, useRef } from "react";
import { API_BASE } from "../api/client";
import { session } from "../auth/session.store";
import { readEvents } from "./event-stream";

type Handler = (data: unknown) => void;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const handlers = new Map<string, Set<Handler>>();
const reconnected = new Set<() => void>();
let connection: AbortController | null = null;
let listening = 0;
let isConnected = false;
let lastId: string | null = null;

function deliver(name: string, text: string): void {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return;
  }
  for (const handler of handlers.get(name) ?? []) handler(data);
}

/** One connection until it breaks. True when the server took it. */
async function connectOnce(token: string, signal: AbortSignal): Promise<boolean> {
  // EventSource cannot carry a Bearer, so the stream is read by fetch.
  const headers = {
    authorization: `Bearer ${token}`,
    accept: "text/event-stream",
    ...(lastId !== null && { "last-event-id": lastId }),
  };
  const response = await fetch(`${API_BASE}/events`, { headers, signal, cache: "no-store" });
  if (response.status === 401 && session.token() === token) session.end("expired");
  if (!response.ok || !response.body) return false;
  isConnected = true;
  try {
    for (const call of reconnected) call();
    for await (const event of readEvents(response.body)) {
      lastId = event.id ?? lastId;
      deliver(event.name, event.data);
    }
  } finally {
    isConnected = false;
  }
  return true;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
    window.addEventListener("online", done, { once: true, signal });
  });

async function keepConnected(signal: AbortSignal): Promise<void> {
  let pause = FIRST_WAIT_MS;
  let isFirst = true;
  while (!signal.aborted) {
    const token = session.token();
    if (token === null) return;
    const taken = await connectOnce(token, signal).catch(() => false);
    if (isFirst && !taken && !signal.aborted) for (const call of reconnected) call();
    isFirst = false;
    pause = taken ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, pause * 2);
    await wait(pause, signal);
  }
}

function open(): void {
  if (connection !== null || session.token() === null) return;
  const controller = new AbortController();
  connection = controller;
  void keepConnected(controller.signal).finally(() => {
    if (connection === controller) connection = null;
  });
}

function close(): void {
  connection?.abort();
  connection = null;
}

session.subscribe(() => {
  if (session.get().authToken === null) close();
  else if (listening > 0) open();
});

/** Listens for an event of the server until the returned function is called. */
export function onServerEvent(name: string, handler: Handler): () => void {
  const known = handlers.get(name) ?? new Set();
  handlers.set(name, known.add(handler));
  listening += 1;
  open();
  return () => {
    known.delete(handler);
    listening -= 1;
    if (listening === 0) close();
  };
}

/**
 * Calls back at each new connection, and when the first one is refused: what happened in between has to be asked
 * for, and before the first nothing is known.
 */
export function onConnected(call: () => void): () => void {
  reconnected.add(call);
  if (isConnected) call();
  return () => reconnected.delete(call);
}

/** Listens for an event of the server while the component is on the screen. */
export function useServerEvent(name: string, handler: Handler): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onServerEvent(name, (data) => latest.current(data)), [name]);
}
