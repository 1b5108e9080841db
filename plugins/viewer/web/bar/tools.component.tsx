import { Tooltip, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import classes from "./bar.module.css";
import { useBarPlaces } from "./places";

/** A renderer's tools: in the middle of the bar, or at the foot of the screen on phones. */
export function Tools({ children }: { children: ReactNode }) {
  const { tools } = useBarPlaces();
  return tools ? createPortal(children, tools) : null;
}

/** Tools that stay in the bar on phones too. */
export function SideTools({ children }: { children: ReactNode }) {
  const { side } = useBarPlaces();
  return side ? createPortal(children, side) : null;
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Only for tools that are on or off. */
  active?: boolean;
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  keys?: string;
  disabled?: boolean;
  onUse(): void;
}

/** One tool: named, with a tooltip that tells its key, and pressed while it is active. */
export function Tool({ label, icon, active, keys, disabled, onUse }: ToolProps) {
  return (
    <Tooltip label={keys ? `${label} (${keys.replace("Control", "Ctrl")})` : label} openDelay={400}>
      <UnstyledButton
        className={classes.tool}
        aria-label={label}
        aria-pressed={active}
        aria-keyshortcuts={keys}
        data-active={active || undefined}
        disabled={disabled}
        onClick={onUse}
      >
        <span className={classes.toolIcon}>{icon}</span>
        <span className={classes.toolName} aria-hidden="true">
          {label}
        </span>
      </UnstyledButton>
    </Tooltip>
  );
}

/** Tools that belong together, with a hairline before them. */
export function ToolGroup({ children }: { children: ReactNode }) {
  return <span className={classes.toolGroup}>{children}</span>;
}
