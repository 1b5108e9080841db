import classes from "./keys.module.css";
import { isApple } from "./shortcuts";

/** Keys as they are printed on the keyboard. */
export function Keys({ keys }: { readonly keys: string }) {
  return <kbd className={classes.key}>{isApple() ? keys.replace("Ctrl", "⌘") : keys}</kbd>;
}
