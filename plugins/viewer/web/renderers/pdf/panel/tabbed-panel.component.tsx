import { ActionIcon, SegmentedControl } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./panel.module.css";

interface Props<Tab extends string> {
  readonly label: string;
  readonly closeLabel: string;
  /** What each tab is called, in their order. */
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The panel at the left of a document or a book: tabs above, and the way to close it. */
export function TabbedPanel<Tab extends string>(props: Props<Tab>) {
  const { label, closeLabel, tabs, tab, onTab, onClose, children } = props;
  return (
    <aside className={classes.panel} aria-label={label}>
      <div className={classes.head}>
        <SegmentedControl
          fullWidth
          value={tab}
          aria-label={label}
          onChange={(value) => onTab(value as Tab)}
          data={Object.entries<string>(tabs).map(([value, name]) => ({ value, label: name }))}
        />
        <ActionIcon className={classes.close} variant="subtle" aria-label={closeLabel} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      {children}
    </aside>
  );
}
