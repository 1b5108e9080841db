import { lazy, toast, useTexts } from "@estante/sdk";
import { type ComponentType, useRef, useState } from "react";

/** A panel whose code is fetched when it is first wanted, and the button that opens it and has the focus afterwards. */
export function fetchedPanel<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Panel = lazy(load);
  return function useFetchedPanel() {
    const t = useTexts("shell");
    const [isOpen, setOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    const open = () =>
      void Panel.preload().then(
        () => setOpen(true),
        () => {
          // What could not be fetched is asked for anew the next time: React remembers a failure for ever.
          Panel = lazy(load);
          toast.error(t("states.overlayFailed"));
        },
      );
    const close = () => {
      setOpen(false);
      button.current?.focus();
    };
    return { Panel, isOpen, open, close, button };
  };
}
