import { useTexts } from "@estante/sdk";
import classes from "./lost-line.module.css";

/** Over a content whose file cannot be reached for the moment. */
export function LostLine() {
  const t = useTexts("viewer");
  return (
    <p className={classes.line} role="status">
      {t("lostLine")}
    </p>
  );
}
