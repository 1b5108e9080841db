import { createContext, type ReactNode, useContext } from "react";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./detail-panel.module.css";

const Closing = createContext<string | null>(null);

/** The address that closing the panel leads to, inside of one; null on a page of its own. */
export const usePanel = (): string | null => useContext(Closing);

/** The place of a record at the right of the list that it belongs to, 520 px: its page is a part of it there. */
export function DetailPanel({
  closeTo,
  children,
}: {
  readonly closeTo: string;
  readonly children: ReactNode;
}) {
  const t = useOwnTexts();
  return (
    <aside className={classes.panel} aria-label={t("detail.panel")} tabIndex={-1} data-region="detail">
      <Closing.Provider value={closeTo}>{children}</Closing.Provider>
    </aside>
  );
}
