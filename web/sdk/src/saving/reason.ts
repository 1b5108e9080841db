import type { ApiFailure } from "../api/failure";
import { say } from "../texts/use-texts";

/** Why something was not saved, and whether that passes by itself. */
export function reasonOf(failure: ApiFailure): string {
  if (failure.isOffline) return say("sdk:saving.offline");
  if (failure.isSignedOut) return say("sdk:saving.signedOut");
  // A limit says itself when it is over.
  if (failure.status === 429 && failure.message) return failure.message;
  if (failure.isPassing) return say("sdk:saving.busy");
  return failure.message || say("sdk:error.text");
}
