import classes from "./color-mark.module.css";

/** The colour of a record before its name. */
export function ColorMark({ color }: { readonly color: string }) {
  return <span className={classes.mark} style={{ background: color }} aria-hidden="true" />;
}
