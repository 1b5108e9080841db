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
