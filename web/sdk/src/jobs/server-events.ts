import { useEffect, useRef } from "react";
import { API_BASE } from "../api/client";
import { session } from "../auth/session.store";
import { readEvents } from "./event-stream";

type Handler = (data: unknown) => void;

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** The server ended this stream because the person has opened too many. */
const REPLACED = "replaced";

const handlers = new Map<string, Set<Handler>>();
const reconnected = new Set<() => void>();
let connection: AbortController | null = null;
let listening = 0;
let isConnected = false;
let lastId: string | null = null;

/** What the tab that is connected tells the others of this browser. */
type Message = { name: string; data: string; id: string | null } | "connected";

function reconnect(): void {
  for (const call of reconnected) call();
}

function receive(message: Message): void {
  if (message === "connected") {
    reconnect();
  } else {
    lastId = message.id ?? lastId;
    deliver(message.name, message.data);
  }
}

function deliver(name: string, text: string): void {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return;
  }
  for (const handler of handlers.get(name) ?? []) handler(data);
}

/** One connection until it breaks. True when the server took it, and did not end it for another. */
async function connectOnce(token: string, signal: AbortSignal, others: BroadcastChannel): Promise<boolean> {
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
  let isReplaced = false;
  const publish = (message: Message) => {
    receive(message);
    others.postMessage(message);
  };
  try {
    publish("connected");
    for await (const { name, data, id } of readEvents(response.body)) {
      isReplaced ||= name === REPLACED;
      publish({ name, data, id: id ?? null });
    }
  } finally {
    isConnected = false;
  }
  return !isReplaced;
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

async function keepConnected(signal: AbortSignal, others: BroadcastChannel): Promise<void> {
  let pause = FIRST_WAIT_MS;
  let isFirst = true;
  while (!signal.aborted) {
    const token = session.token();
    if (token === null) return;
    const taken = await connectOnce(token, signal, others).catch(() => false);
    if (isFirst && !taken && !signal.aborted) reconnect();
    isFirst = false;
    pause = taken ? FIRST_WAIT_MS : Math.min(MAX_WAIT_MS, pause * 2);
    await wait(pause, signal);
  }
}

/** One tab of a browser is connected and tells the others; when it goes, the next one is. */
async function takeTurns(token: string, signal: AbortSignal): Promise<void> {
  const name = `estante-events-${token}`;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
  const connect = () => keepConnected(signal, others);
  try {
    // Only what is served safely has locks. Elsewhere each tab has a stream of its own.
    if (!("locks" in navigator)) return await connect();
    const { held } = await navigator.locks.query();
    // Another tab is connected, and says nothing of what was before.
    isConnected = held?.some((lock) => lock.name === name) ?? false;
    if (isConnected) reconnect();
    await navigator.locks.request(name, { signal }, connect);
  } finally {
    others.close();
  }
}

function open(): void {
  const token = session.token();
  if (connection !== null || token === null) return;
  const controller = new AbortController();
  connection = controller;
  // A turn that is given up before it came is told as an error.
  const ended = takeTurns(token, controller.signal).catch(() => {});
  void ended.finally(() => {
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
