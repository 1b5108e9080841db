/** Where F6 goes in turn: the newest toast with an act, then the regions of the screen. */
const stops = (): HTMLElement[] => {
  const actions = [...document.querySelectorAll<HTMLElement>("[data-toast-action]")];
  return [...actions.slice(-1), ...document.querySelectorAll<HTMLElement>("[data-region]")];
};

/** Focus goes to the next region of the screen: a toast's act, the list, its preview. */
export function nextRegion(): void {
  const all = stops();
  const at = all.findIndex((stop) => stop.contains(document.activeElement));
  all[(at + 1) % all.length]?.focus();
}
