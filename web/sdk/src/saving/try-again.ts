import { useEffect, useRef } from "react";
import type { ApiFailure } from "../api/failure";
import { session } from "../auth/session.store";

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 30_000;

/**
 * Tries again by itself what failed for a reason that passes: at once when the line is back, with growing pauses
 * while nobody answers or the server is busy, and when the person has signed in again. Each try that fails has to
 * hand in a failure of its own.
 */
export function useTryAgain(failure: ApiFailure | null, run: () => unknown): void {
  const latest = useRef(run);
  const tries = useRef(0);
  const owner = useRef(session.get().user?.guid);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (failure === null) tries.current = 0;
    if (!failure?.isSignedOut && !failure?.isPassing) return;
    const again = () => {
      // What was typed waits for whoever typed it, and is sent in nobody else's name.
      if (session.isInterrupted() || session.get().user?.guid !== owner.current) return;
      stop();
      tries.current += 1;
      void latest.current();
    };
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries.current);
    const timer = failure.isPassing ? setTimeout(() => navigator.onLine && again(), pause) : undefined;
    if (failure.isPassing) window.addEventListener("online", again);
    const forget = session.onResume(again);
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
      forget();
    };
    return stop;
  }, [failure]);
}
