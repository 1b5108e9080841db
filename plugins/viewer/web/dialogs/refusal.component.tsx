import { type ApiFailure, useTexts } from "@estante/sdk";
import classes from "./dialogs.module.css";

/** Why an act of a dialog was refused, in the dialog: it stays open and nothing that was typed is lost. */
export function Refusal({ failure }: { failure: ApiFailure | null }) {
  const t = useTexts("viewer");
  if (!failure) return null;
  return (
    <p className={classes.refusal} role="alert">
      {failure.message || t("errors.ERROR_403.text")}
    </p>
  );
}
