import type { Ready } from "../player/greeting";

/**
 * Listens for the page of a player on a content host, in its frame and at its own origin only. Calls back each time
 * that it says it is there, with that origin. Answers how to stop.
 */
export function listenForPlayer(
  frame: HTMLIFrameElement,
  base: string,
  onReady: (origin: string) => void,
): () => void {
  const { origin } = new URL(base);
  const greet = (event: MessageEvent<Ready>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    if (event.data?.type === "estante.player.ready") onReady(origin);
  };
  window.addEventListener("message", greet);
  return () => window.removeEventListener("message", greet);
}
