import { Button } from "@mantine/core";
import { IconAlertTriangle, IconDeviceFloppy } from "@tabler/icons-react";
import { Keys } from "../keyboard/keys.component";
import { useShortcuts } from "../keyboard/shortcuts";
import { formatList } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./unsaved-bar.module.css";

export interface UnsavedBarProps {
  /** Names of what was changed; none hides the bar. */
  readonly changes: readonly string[];
  readonly onDiscard: () => void;
  readonly onSave: () => void;
  readonly isSaving?: boolean;
  /** Why they are not saved, although that was tried; stands in the place of the names. */
  readonly problem?: string | null;
}

/** How many changes wait, which, and what to do with them. Ctrl S saves. */
export function UnsavedBar({ changes, onDiscard, onSave, isSaving = false, problem }: UnsavedBarProps) {
  const t = useOwnTexts();
  const isShown = changes.length > 0;
  useShortcuts([{ keys: "ctrl+s", run: onSave, off: !isShown || isSaving }]);
  if (!isShown) return null;
  return (
    <section className={classes.bar} data-floating-bar aria-label={t("unsaved.label")}>
      {problem ? (
        <IconAlertTriangle size={18} className={classes.alert} aria-hidden="true" />
      ) : (
        <span className={classes.dot} aria-hidden="true" />
      )}
      <p className={classes.text} role="status">
        <strong>{t("unsaved.count", { count: changes.length })}</strong>
        {problem ? <span>{problem}</span> : <span className={classes.names}>{formatList(changes)}</span>}
      </p>
      <Button variant="transparent" className={classes.discard} onClick={onDiscard} disabled={isSaving}>
        {t("unsaved.discard")}
      </Button>
      <Button
        className={classes.save}
        leftSection={<IconDeviceFloppy size={16} />}
        rightSection={
          <span className={classes.keys}>
            <Keys keys="Ctrl S" />
          </span>
        }
        loading={isSaving}
        onClick={onSave}
      >
        {t("unsaved.save")}
      </Button>
    </section>
  );
}
