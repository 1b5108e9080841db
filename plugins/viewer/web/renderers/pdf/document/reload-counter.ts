/** A PDF engine error reloads the page up to five times, counted for each content (specification §4, §9). */

export const RELOAD_LIMIT = 5;
const key = (guid: string) => `estante.pdf-reloads.${guid}`;

/** Count one more reload; answers whether it may happen. */
export function mayReload(guid: string, store: Storage = localStorage): boolean {
  const done = Number(store.getItem(key(guid)) ?? 0);
  if (done >= RELOAD_LIMIT) {
    store.removeItem(key(guid));
    return false;
  }
  store.setItem(key(guid), String(done + 1));
  return true;
}

export function clearReloads(guid: string, store: Storage = localStorage): void {
  store.removeItem(key(guid));
}
