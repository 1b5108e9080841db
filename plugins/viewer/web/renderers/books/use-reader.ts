import type { ViewingSession } from "@estante/sdk";
import { type RefObject, useEffect } from "react";

/** What a reader says over a message to the window around it: pages from the first, of so many. */
interface RangeMessage {
  readonly type: "estante.reader.range";
  readonly start: number;
  readonly end: number;
  readonly length: number;
}

/** A call of a reader to its API, by a number of its own; the answer has the same. */
interface CallMessage {
  readonly type: "estante.reader.call";
  readonly id: number;
  readonly path: string;
  readonly body: unknown;
}

/** Answers a call of a reader. */
export type ReaderApi = (path: string, body: unknown) => Promise<unknown>;

interface Options {
  readonly base: string;
  readonly session: ViewingSession;
  readonly api?: ReaderApi;
}

/** Listens to the reader of a book, in its frame and at its own origin only. */
export function useReader(frame: RefObject<HTMLIFrameElement | null>, options: Options): void {
  const { base, session, api } = options;
  useEffect(() => {
    const { origin } = new URL(base);
    const hear = (event: MessageEvent<RangeMessage | CallMessage | null>) => {
      const reader = frame.current?.contentWindow;
      if (!reader || event.source !== reader || event.origin !== origin) return;
      if (event.data?.type === "estante.reader.range") note(event.data, session);
      if (event.data?.type === "estante.reader.call" && api) void answer(event.data, api, reader, origin);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [frame, base, session, api]);
}

/** A range that is none says nothing. */
function note({ start, end, length }: RangeMessage, session: ViewingSession): void {
  if (![start, end, length].every(Number.isFinite) || start < 0 || end < start || length <= 0) return;
  session.setLength(length);
  session.cover({ start, end: Math.min(end, length) });
  session.push();
}

async function answer({ id, path, body }: CallMessage, api: ReaderApi, reader: Window, origin: string) {
  const outcome = await api(String(path), body).then(
    (data) => ({ data }),
    (thrown: unknown) => ({ error: thrown instanceof Error ? thrown.message : String(thrown) }),
  );
  reader.postMessage({ type: "estante.reader.answer", id, ...outcome }, origin);
}
