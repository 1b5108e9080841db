/** Close the window; where a script may not, go to the page before, or to the landing page (VIE-046, VIE-047). */
export function goBack(): void {
  window.close();
  if (window.history.length > 1) window.history.back();
  else window.location.assign("/");
}
