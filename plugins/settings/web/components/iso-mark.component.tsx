import classes from "./iso-mark.module.css";

/** A country's code before its name. */
export function IsoMark({ code }: { readonly code: string }) {
  return <code className={classes.mark}>{code}</code>;
}
