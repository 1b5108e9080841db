import { Button } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { asksBeforeLeaving } from "../saving/leaving";
import { formatList } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import { Dialog } from "./dialog.component";
import classes from "./exit-dialog.module.css";

export interface ExitDialogProps {
  /** Names of what was changed; none means that nothing is asked. */
  readonly changes: readonly string[];
  /** The record's name, for the sentence. */
  readonly name?: string;
  /** Path under which the record's steps live: going from one to another asks nothing. */
  readonly within?: string;
  /** Saves; true when it worked and leaving may go on. */
  readonly onSave?: () => Promise<boolean>;
  /** The person leaves without saving: nothing of it is kept. */
  readonly onDiscard?: () => void;
}

/** Whether a path belongs to the same record. */
export const isWithin = (path: string, within: string | undefined): boolean =>
  within !== undefined && (path === within || path.startsWith(`${within}/`));

/** Asks before unsaved changes are left, by a link, by Back or by closing the tab. */
export function ExitDialog({ changes, name, within, onSave, onDiscard }: ExitDialogProps) {
  const t = useOwnTexts();
  const [isSaving, setSaving] = useState(false);
  const isDirty = changes.length > 0;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && !isWithin(next.pathname, within),
    enableBeforeUnload: () => isDirty && asksBeforeLeaving(),
    disabled: !isDirty,
    withResolver: true,
  });
  const isAsking = blocker.status === "blocked";
  const saveAndLeave = async () => {
    setSaving(true);
    const saved = await onSave?.().catch(() => false);
    setSaving(false);
    if (saved) blocker.proceed?.();
    else blocker.reset?.();
  };
  const leave = () => {
    onDiscard?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      opened={isAsking}
      onClose={() => blocker.reset?.()}
      size="s"
      title={t("exit.title")}
      withClose={false}
      cancel={t("exit.stay")}
      aside={
        <Button variant="subtle" color="red" className={classes.leave} onClick={leave}>
          {t("exit.leave")}
        </Button>
      }
      {...(onSave && { confirm: { label: t("exit.save"), run: saveAndLeave, isRunning: isSaving } })}
    >
      <p className={classes.text}>
        {t(name ? "exit.textOf" : "exit.text", { count: changes.length, name, changes: formatList(changes) })}
      </p>
    </Dialog>
  );
}
