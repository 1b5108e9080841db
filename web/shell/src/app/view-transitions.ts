/**
 * A newer change of page cuts the fade of an older one short. The router waits for the change only, so each
 * such fade would be reported as an error that nobody handled.
 */
export function settleSkippedFades(page: Document): void {
  const begin = page.startViewTransition?.bind(page);
  if (!begin) return;
  page.startViewTransition = (change) => {
    const transition = begin(change);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
