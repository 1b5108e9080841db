import type { MouseEvent } from "react";

let follow: ((href: string) => void) | null = null;

/** Gives what lies outside of the router (toasts) a way to follow a link without loading the page anew. */
export function setFollowing(next: ((href: string) => void) | null): void {
  follow = next;
}

/** Follows a link inside of the application, where the router is there and no other window is asked for. */
export function followInside(event: MouseEvent, href: string): void {
  if (follow === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  follow(href);
}
