import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import type { RowSelection } from "../selection";

const HOLD_MS = 500;
/** A finger that moves further than this in px scrolls. */
const MOVED = 10;

export interface TouchSelect {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * On touch a long press selects a row, and while something is selected a tap does; neither opens it.
 * `everyPointer` says that a mouse taps as a finger does.
 */
export function useTouchSelect(
  selection: RowSelection | null,
  key: string,
  everyPointer = false,
): TouchSelect {
  const hold = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isTouch = useRef(false);
  const hasSelected = useRef(false);
  const stop = useCallback(() => {
    if (hold.current) window.clearTimeout(hold.current.timer);
    hold.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    onPointerDown: (event) => {
      isTouch.current = event.pointerType !== "mouse";
      hasSelected.current = false;
      if (!selection || !isTouch.current || !event.isPrimary) return;
      const timer = window.setTimeout(() => {
        hold.current = null;
        hasSelected.current = true;
        selection.toggle(key);
      }, HOLD_MS);
      hold.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const from = hold.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > MOVED) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      // A long press on a link would open the browser's menu.
      if (selection && isTouch.current) event.preventDefault();
    },
    onClickCapture: (event) => {
      const isOnRow = event.target instanceof Element && !event.target.closest("button,input,label");
      const taps = selection?.isActive && (isTouch.current || everyPointer) && isOnRow;
      if (!hasSelected.current && !taps) return;
      event.preventDefault();
      event.stopPropagation();
      if (!hasSelected.current) selection?.toggle(key);
      hasSelected.current = false;
    },
  };
}
