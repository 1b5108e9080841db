import { lastFramedPage } from "@estante/sdk";
import { hasReturned } from "../renderers/activity/way-back";
import { contentAddress } from "./content-address";

interface OwnHistory {
  canGoBack: boolean;
  back(): unknown;
}

/**
 * Close the window; where a script may not, go to the page before, to the framed page that was shown last, or
 * to the landing page (VIE-046, VIE-047).
 */
export function goBack(): void {
  // Only these may be closed by script; elsewhere the browser would complain and do nothing.
  if (window.opener || window.history.length === 1) window.close();
  // What a framed course walked through is in `history` too; the window's own entries pass it over.
  const { navigation } = window as Window & { navigation?: OwnHistory };
  if (navigation?.canGoBack) return void navigation.back();
  const last = lastFramedPage();
  // A package that returned the window stands before this page, and would only send it here again.
  const isPast = !(navigation && last) && !hasReturned();
  if (window.history.length > 1 && isPast) window.history.back();
  else window.location.assign(last ?? "/");
}

/** Back to the book that a content was opened from (VIE-026). */
export function goToBook(guid: string): void {
  window.location.assign(contentAddress(guid, window.location));
}
