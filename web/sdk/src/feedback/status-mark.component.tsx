import classes from "./status-mark.module.css";

/** Marks differ in shape as well as in colour. */
export type StatusKind = "active" | "inactive" | "draft" | "failed" | "running";

export interface StatusMarkProps {
  readonly kind: StatusKind;
  readonly label: string;
  /** On a soft fill of its own, as beside a title. */
  readonly pill?: boolean;
}

/** A status: its shape, its colour and its word. */
export function StatusMark({ kind, label, pill }: StatusMarkProps) {
  return (
    <span className={pill ? classes.pill : classes.mark} data-kind={kind}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {kind === "active" && <circle cx="5" cy="5" r="4" fill="currentColor" />}
        {kind === "inactive" && (
          <circle cx="5" cy="5" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.4" />
        )}
        {kind === "draft" && (
          <circle
            cx="5"
            cy="5"
            r="3.8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray="2.4 1.6"
          />
        )}
        {kind === "failed" && <rect x="1.2" y="1.2" width="7.6" height="7.6" rx="1" fill="currentColor" />}
        {kind === "running" && (
          <path
            d="M5 1.2A3.8 3.8 0 1 1 1.2 5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        )}
      </svg>
      <span className={classes.label}>{label}</span>
    </span>
  );
}
