import { Dialog, ReferencePicker, useTexts } from "@estante/sdk";
import { SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { faultsOf, PURPOSES, type Task, type TaskBody, useLessonTasks } from "../../api/tasks";
import classes from "./tasks.module.css";

interface TaskDialogProps {
  readonly lesson: string;
  /** Null for a new one. */
  readonly task: Task | null;
  readonly onClose: () => void;
}

const MAX_NAME = 250;
const MAX_TEXT = 10_000;
// The types of contents that ask something.
const ASKING = { type: ["QUIZ", "VIDEOLESSON", "CTTY_09", "CTTY_14"] };

const bodyOf = (task: Task | null): TaskBody => ({
  name: task?.name ?? "",
  purpose: task?.purpose ?? "formative",
  description: task?.description ?? "",
  teacher_notes: task?.teacher_notes ?? "",
  content_guid: task?.content_guid ?? "",
});

/** A task: what it is called, what it is for, and the content that asks the questions. */
export function TaskDialog({ lesson, task, onClose }: TaskDialogProps) {
  const t = useTexts("programs");
  const { add, change } = useLessonTasks(lesson);
  const [first] = useState(() => bodyOf(task));
  const [body, setBody] = useState(first);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const put = (changed: Partial<TaskBody>) => {
    setBody({ ...body, ...changed });
    setFaults({});
  };
  const run = async () => {
    if (!body.content_guid) return setFaults({ content_guid: t("tasks.contentMissing") });
    const sent = { ...body, name: body.name.trim() };
    setRunning(true);
    try {
      await (task ? change(task, sent) : add(sent));
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
      size="s"
      title={t(task ? "tasks.edit" : "tasks.add")}
      confirm={{ label: t("structure.save"), run: () => void run(), isRunning }}
      isGuarded={body !== first}
      withClose
    >
      <div className={classes.fields}>
        {faults.form && <p role="alert">{faults.form}</p>}
        <TextInput
          label={t("tasks.name")}
          withAsterisk
          data-autofocus
          maxLength={MAX_NAME}
          value={body.name}
          error={faults.name}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        <SegmentedControl
          fullWidth
          aria-label={t("tasks.purpose")}
          value={body.purpose}
          onChange={(chosen) => put({ purpose: PURPOSES.find((each) => each === chosen) ?? "formative" })}
          data={PURPOSES.map((value) => ({ value, label: t(`tasks.purposes.${value}`) }))}
        />
        <ReferencePicker
          of="contents"
          filters={ASKING}
          label={t("tasks.content")}
          description={t("tasks.contentHint")}
          value={body.content_guid || null}
          onChange={(content) => put({ content_guid: content ?? "" })}
          error={faults.content_guid}
        />
        <Textarea
          label={t("tasks.description")}
          autosize
          minRows={2}
          maxLength={MAX_TEXT}
          value={body.description}
          error={faults.description}
          onChange={(event) => put({ description: event.currentTarget.value })}
        />
        <Textarea
          label={t("tasks.notes")}
          description={t("structure.teacherOnlyHint")}
          autosize
          minRows={2}
          maxLength={MAX_TEXT}
          value={body.teacher_notes}
          error={faults.teacher_notes}
          onChange={(event) => put({ teacher_notes: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
