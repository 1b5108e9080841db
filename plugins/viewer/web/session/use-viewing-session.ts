import { type ApiFailure, type SaveState, useSession, type ViewingSession } from "@estante/sdk";
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ViewerError } from "../errors/catalogue";
import { reportError } from "../errors/report-error";
import { callsOf } from "./calls";
import { DeviceStore } from "./device";
import { NOT_RECORDED, Sitting } from "./sitting";

interface Options {
  guid: string;
  type: string;
  /** The full length in the content's unit, or null while it is not known. */
  length: number | null;
  isScaled: boolean;
}

interface Viewing {
  session: ViewingSession;
  progress: number;
  state: SaveState;
  /** Save all there is and close. Answers whether the server has it now. */
  leave(): Promise<boolean>;
}

/** The person's sitting with a content, from the first moment until they leave (specification §4). */
export function useViewingSession({ guid, type, length, isScaled }: Options, isRecorded: boolean): Viewing {
  const person = useSession().person?.guid;
  const [progress, setProgress] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a content is one sitting, whatever is learnt of its length
  const sitting = useMemo(() => {
    if (!isRecorded || person === undefined) return null;
    const onRefused = (what: string, failure: ApiFailure) => {
      const message = `${what}: ${failure.message}`;
      void reportError(guid, new ViewerError("OTHER", { message, apiCode: failure.code }));
    };
    const content = { guid, type, length };
    const calls = callsOf(person);
    const device = new DeviceStore(window.localStorage, person, calls);
    return new Sitting(calls, device, { content, isScaled, onRefused });
  }, [guid, isRecorded, person]);

  // Before the renderer is taken away, so that it can still be asked what to keep.
  useLayoutEffect(() => {
    if (!sitting) return;
    sitting.open();
    return () => void sitting.close();
  }, [sitting]);

  useEffect(() => {
    if (!sitting) return;
    const listeners: [EventTarget, string, (event: Event) => void][] = [
      [window, "pagehide", () => sitting.depart()],
      [window, "pageshow", (event) => (event as PageTransitionEvent).persisted && sitting.open()],
      [document, "visibilitychange", () => document.visibilityState === "hidden" && sitting.hide()],
      [window, "online", () => void sitting.retry()],
    ];
    for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
    const stop = sitting.onProgress(setProgress);
    return () => {
      stop();
      for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
    };
  }, [sitting]);

  const session = sitting ?? NOT_RECORDED;
  const state = useSyncExternalStore(session.onState, () => session.state);
  return { session, progress, state, leave: async () => sitting?.leave() ?? true };
}
