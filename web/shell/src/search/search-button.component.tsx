import { Keys, lazy, toast, useShortcuts, useTexts } from "@estante/sdk";
import { IconSearch } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";
import classes from "./search-button.module.css";

const panel = () => lazy(async () => ({ default: (await import("./search-panel.component")).SearchPanel }));
// What could not be fetched is asked for anew the next time: React remembers a failure for ever.
let Panel = panel();

/** Looks like the field that it opens, and is an icon where there is no room for one. */
export function SearchButton() {
  const t = useTexts("shell");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () =>
    void Panel.preload().then(
      () => setOpen(true),
      () => {
        Panel = panel();
        toast.error(t("states.overlayFailed"));
      },
    );
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useShortcuts([
    { keys: "/", run: open },
    { keys: "ctrl+k", run: open },
  ]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.field}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={t("search.open")}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <span className={classes.words}>{t("search.open")}</span>
        <span className={classes.words} aria-hidden>
          <Keys keys="/" />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Panel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
