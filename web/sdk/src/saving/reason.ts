import type { ApiFailure } from "../api/failure";
import { translate } from "../texts/use-texts";

/**
 * Why something was not done, and what follows: that it is sent again by itself (`useTryAgain`), or that the person
 * has to try again.
 */
export function reasonOf(failure: ApiFailure, isResent = false): string {
  const kind = isResent ? "resent" : "notSent";
  if (failure.isOffline) return translate(`sdk:${kind}.offline`);
  if (failure.isSignedOut) return translate(`sdk:${kind}.signedOut`);
  // A limit says itself when it is over.
  if (failure.status === 429 && failure.message) return failure.message;
  if (failure.isPassing) return translate(`sdk:${kind}.busy`);
  return failure.message || translate("sdk:error.text");
}
