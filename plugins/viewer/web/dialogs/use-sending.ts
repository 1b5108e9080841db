import { type ApiFailure, asFailure, reasonOf, toast, useTryAgain } from "@estante/sdk";
import { useState } from "react";

interface Said {
  readonly sent: string;
  readonly failed: string;
  /** The dialog itself shows that the person may not. */
  readonly showsForbidden?: boolean;
}

const FORBIDDEN = 403;

/**
 * Sends what a form holds and says what came of it; what was typed stays where that failed. `run` answers false where
 * nothing was sent, because a field says what is in the way.
 */
export function useSending(run: () => Promise<unknown>, { sent, failed, showsForbidden = false }: Said) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const sendNow = async () => {
    setSending(true);
    setRefusal(null);
    try {
      if ((await run()) !== false) toast.success(sent);
    } catch (thrown) {
      const failure = asFailure(thrown);
      setRefusal(failure);
      if (!showsForbidden || failure.status !== FORBIDDEN)
        toast.error(failed, { text: reasonOf(failure, failure.isSignedOut) });
    } finally {
      setSending(false);
    }
  };
  const send = () => void sendNow();
  // Only what the ended session refused is sent again by itself: a lost answer may have been a good one.
  useTryAgain(refusal?.isSignedOut ? refusal : null, send);
  return { send, isSending, refusal };
}
