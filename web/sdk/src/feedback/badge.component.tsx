import type { ReactNode } from "react";
import classes from "./badge.module.css";

export type BadgeTone = "neutral" | "accent" | "ok" | "warn" | "bad" | "info";

/** A short word on a soft fill. */
export function Badge({
  tone = "neutral",
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

/** A count beside a name. Grey: how many. Amber: something is missing. Red: something is broken. */
export function Bubble({
  tone = "neutral",
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.bubble} data-tone={tone}>
      {children}
    </span>
  );
}

interface NoteProps {
  readonly tone?: BadgeTone;
  /** Said at once to who does not look at it. */
  readonly isUrgent?: boolean;
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A remark in a place of its own, on a soft fill. */
export function Note({ tone = "info", isUrgent = false, icon, title, children }: NoteProps) {
  return (
    <div className={classes.note} data-tone={tone} role={isUrgent ? "alert" : "note"}>
      {icon}
      <div className={classes.remark}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
