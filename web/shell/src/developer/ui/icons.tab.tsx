import { FormSection, ICON_NAMES, NamedIcon, type StatusKind, StatusMark, useTexts } from "@estante/sdk";
import classes from "./ui.module.css";

const ICON_PX = 24;
const STATUSES: readonly StatusKind[] = ["active", "inactive", "draft", "running", "failed"];

/** The icons that a manifest may name, and the marks of states. */
export function IconsTab() {
  const t = useTexts("developer");
  return (
    <>
      <FormSection title={t("ui.icons.title")} text={t("ui.icons.text")}>
        <ul className={classes.icons} aria-label={t("ui.icons.title")}>
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <NamedIcon name={name} size={ICON_PX} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </FormSection>
      <FormSection title={t("ui.icons.marks")} text={t("ui.icons.marksText")}>
        <div className={classes.line}>
          {STATUSES.map((status) => (
            <StatusMark key={status} kind={status} label={t(`ui.icons.status.${status}`)} pill />
          ))}
        </div>
      </FormSection>
    </>
  );
}
