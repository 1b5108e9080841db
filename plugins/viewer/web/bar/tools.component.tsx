import { ActionIcon, Tooltip } from "@mantine/core";
import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import classes from "./bar.module.css";

/** Where a renderer's tools go: the middle of the bar, or the foot of the screen on phones. */
export const ToolsPlace = createContext<HTMLElement | null>(null);

export function Tools({ children }: { children: ReactNode }) {
  const place = useContext(ToolsPlace);
  return place ? createPortal(children, place) : null;
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  active?: boolean;
  keys?: string;
  onUse(): void;
}

/** One tool: named, with a tooltip that tells its key, and pressed while it is active. */
export function Tool({ label, icon, active, keys, onUse }: ToolProps) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} openDelay={400}>
      <ActionIcon
        className={classes.tool}
        variant="subtle"
        size={36}
        aria-label={label}
        aria-pressed={active}
        aria-keyshortcuts={keys}
        data-active={active || undefined}
        onClick={onUse}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
