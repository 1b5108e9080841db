import classes from "./progress.module.css";

export interface ProgressProps {
  /** Share that is done, 0..1; null while nobody knows. */
  readonly value: number | null;
  /** What is being waited for. */
  readonly label: string;
  readonly tone?: "accent" | "info" | "warn" | "bad";
  /** One segment a stage: how many there are. The value is the share of all of them. */
  readonly stages?: number;
}

/** A 6 px bar. Without a value it runs; with stages it is cut in as many pieces. */
export function Progress({ value, label, tone = "accent", stages = 1 }: ProgressProps) {
  const pieces = Array.from({ length: stages }, (_, stage) => stage);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(value * 100)}
      className={classes.bar}
      data-tone={tone}
      data-unknown={value === null || undefined}
    >
      {pieces.map((stage) => {
        const share = Math.min(1, Math.max(0, (value ?? 0) * stages - stage));
        return (
          <span key={stage} className={classes.piece}>
            <span
              className={classes.done}
              style={value === null ? undefined : { width: `${share * 100}%` }}
            />
          </span>
        );
      })}
    </div>
  );
}

/** A 2 px line at the top of data that is being asked for again. */
export function RefreshLine({ active }: { readonly active: boolean }) {
  return <div className={classes.line} data-active={active || undefined} aria-hidden="true" />;
}
