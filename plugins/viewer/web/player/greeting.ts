/**
 * How a page on a content host and the application around it meet: each checks the other's origin, and everything
 * after that goes over a MessagePort that a package cannot reach.
 */

export interface Ready {
  readonly type: "estante.player.ready";
}

/** Waits for the application around this page to hand over a port; nobody else is listened to. */
export function awaitStart<Start extends { readonly type: "estante.player.start" }>(
  onStart: (start: Start, port: MessagePort) => void,
): void {
  const origins = (document.body.dataset.appOrigins ?? "").split(" ").filter(Boolean);
  window.addEventListener("message", function greet(event: MessageEvent<Start>) {
    const [port] = event.ports;
    const isGreeted = event.data?.type === "estante.player.start" && event.source === window.parent;
    if (!isGreeted || !origins.includes(event.origin) || !port) return;
    window.removeEventListener("message", greet);
    onStart(event.data, port);
    port.start();
  });
  const ready: Ready = { type: "estante.player.ready" };
  for (const origin of origins) window.parent.postMessage(ready, origin);
}
