import { resumeDrafts } from "./drafts";
import { keepUnsaved } from "./unsaved";

let isLeaving = false;

/** Whether the browser has to ask before this page goes: not when everything unsaved is kept on the device. */
export const asksBeforeLeaving = (): boolean => !isLeaving;

function leaving(go: () => void): void {
  isLeaving = keepUnsaved();
  go();
}

/** Shows the page anew. Unsaved forms are kept on the device meanwhile, and filled again by themselves. */
export function reloadPage(): void {
  resumeDrafts();
  leaving(() => window.location.reload());
}

/** Shows the page to somebody else: what the person before them typed stays kept for that one alone. */
export function handOver(): void {
  isLeaving = true;
  window.location.reload();
}

/** Goes to another document of this site. Unsaved forms are kept on the device and offered on return. */
export function leaveTo(address: string): void {
  leaving(() => window.location.assign(address));
}
