import { asFailure, cancelAllJobs, Dialog, toast, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import classes from "./activity.module.css";

/** Stops all that the server still has to do for this person, once they have said so. */
export function CancelAll({ count }: { count: number }) {
  const t = useTexts("shell");
  const [isOpen, setOpen] = useState(false);
  const cancel = async () => {
    setOpen(false);
    try {
      toast.success(t("activity.cancelledAll", { count: await cancelAllJobs() }));
    } catch (thrown) {
      toast.error(t("activity.cancelFailed"), { text: asFailure(thrown).message });
    }
  };
  if (count < 2 && !isOpen) return null;
  return (
    <>
      <Button variant="default" size="xs" className={classes.cancelAll} onClick={() => setOpen(true)}>
        {t("activity.cancelAll")}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="s"
        title={t("activity.cancelAllTitle", { count })}
        cancel={t("activity.keepAll")}
        confirm={{ label: t("activity.cancelAll"), run: () => void cancel(), isDestructive: true }}
      >
        <p>{t("activity.cancelAllText")}</p>
      </Dialog>
    </>
  );
}
