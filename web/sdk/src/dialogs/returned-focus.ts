import { useEffect, useRef } from "react";

/** What opened a dialog: the button itself, or the button of the menu whose entry was chosen. */
function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest("[role=menu]");
  const button = menu?.id
    ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`)
    : null;
  if (button) return button;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

// A menu is gone, and the focus with it, before the dialog that one of its entries opens is there.
let lastFocused: HTMLElement | null = null;
if (typeof document !== "undefined") {
  document.addEventListener("focusin", (event) => {
    const element = event.target instanceof Element ? event.target : null;
    if (!element?.closest("[role=dialog],[role=alertdialog]")) lastFocused = openerOf(element);
  });
}

/** Gives the focus back, when a dialog closes, to what it was opened by, if that is still on the screen. */
export function useReturnedFocus(opened: boolean): void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!opened) return;
    opener.current = lastFocused;
    return () => {
      // What the closing itself brings on the screen comes first.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        const isInDialog = document.activeElement?.closest("[role=dialog]") !== null;
        if ((isFree || isInDialog) && opener.current?.isConnected)
          opener.current.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
