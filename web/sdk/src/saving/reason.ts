import type { ApiFailure } from "../api/failure";
import { translate } from "../texts/use-texts";

/** Why something was not saved, and whether that passes by itself. */
export function reasonOf(failure: ApiFailure): string {
  if (failure.isOffline) return translate("sdk:saving.offline");
  if (failure.isSignedOut) return translate("sdk:saving.signedOut");
  // A limit says itself when it is over.
  if (failure.status === 429 && failure.message) return failure.message;
  if (failure.isPassing) return translate("sdk:saving.busy");
  return failure.message || translate("sdk:error.text");
}
