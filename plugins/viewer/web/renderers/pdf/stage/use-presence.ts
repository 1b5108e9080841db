import { useFullscreenDocument } from "@mantine/hooks";
import { type RefObject, useEffect, useRef } from "react";

/** A document that has opened takes the focus, unless the person is somewhere already: its keys need no click. */
export function useDocumentFocus(container: RefObject<HTMLElement | null>, painted: boolean): void {
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    // Nobody pressed a key to get there: a ring around the whole document would tell them nothing.
    if (painted && isFree) container.current?.focus({ preventScroll: true, focusVisible: false });
  }, [container, painted]);
}

/** The panel is put away in full screen, and comes back after it. */
export function useFullScreenWithout(open: boolean, setOpen: (open: boolean) => void): void {
  const { fullscreen } = useFullscreenDocument();
  const before = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only full screen changes the panel, not the panel itself
  useEffect(() => {
    if (fullscreen) before.current = open;
    if (fullscreen) setOpen(false);
    else if (before.current) setOpen(true);
  }, [fullscreen]);
}
