import { Keys, useShortcuts, useTexts } from "@estante/sdk";
import { IconSearch } from "@tabler/icons-react";
import { Suspense } from "react";
import { fetchedPanel } from "../app/fetched-panel";
import classes from "./search-button.module.css";

const usePanel = fetchedPanel(async () => ({
  default: (await import("./search-panel.component")).SearchPanel,
}));

/** Looks like the field that it opens, and is an icon where there is no room for one. */
export function SearchButton() {
  const t = useTexts("shell");
  const { Panel, isOpen, open, close, button } = usePanel();
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
