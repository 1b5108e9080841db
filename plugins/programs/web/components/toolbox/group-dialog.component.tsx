import { Dialog, useTexts } from "@estante/sdk";
import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { faultsOf } from "../../api/tasks";
import { type ToolGroup, useToolboxChanges } from "../../api/toolbox";
import classes from "./toolbox.module.css";

interface GroupDialogProps {
  readonly program: string;
  /** Null for a new one. */
  readonly group: ToolGroup | null;
  readonly onClose: () => void;
}

const MAX_NAME = 250;

/** The name of a group of tools, and whether it is for teachers only. */
export function GroupDialog({ program, group, onClose }: GroupDialogProps) {
  const t = useTexts("programs");
  const { add, change } = useToolboxChanges(program);
  const [name, setName] = useState(group?.name ?? "");
  const [isForTeachers, setForTeachers] = useState(group?.teacher_only ?? false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    const body = { name: name.trim(), teacher_only: isForTeachers };
    setRunning(true);
    try {
      await (group ? change(group, body) : add(body));
      onClose();
    } catch (thrown) {
      setFaults(faultsOf(thrown));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xs"
      title={t(group ? "toolbox.edit" : "toolbox.add")}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      submitOnEnter
      withClose
    >
      <div className={classes.fields}>
        {faults.form && <p role="alert">{faults.form}</p>}
        <TextInput
          label={t("toolbox.name")}
          withAsterisk
          data-autofocus
          maxLength={MAX_NAME}
          value={name}
          error={faults.name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFaults({});
          }}
        />
        <Switch
          label={t("structure.teacherOnly")}
          description={t("structure.teacherOnlyHint")}
          checked={isForTeachers}
          onChange={(event) => setForTeachers(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
