import { lastFramedPage } from "@estante/sdk";

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
  if (window.history.length > 1 && !(navigation && last)) window.history.back();
  else window.location.assign(last ?? "/");
}
