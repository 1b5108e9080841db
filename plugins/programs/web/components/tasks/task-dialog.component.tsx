import { Dialog, ReferencePicker, useTexts } from "@estante/sdk";
import { SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { PURPOSES, type Task } from "../../api/tasks";
import { EvaluationFields } from "./evaluation-fields.component";
import { KanbanFields } from "./kanban-fields.component";
import { useTaskWriting } from "./task-writing";
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
const SOURCES = ["content", "kanban"] as const;

/** A task: what it is called, what it is for, and the content that asks the questions, or how its boards begin. */
export function TaskDialog({ lesson, task, onClose }: TaskDialogProps) {
  const t = useTexts("programs");
  const writing = useTaskWriting(lesson, task, onClose);
  const { body, put, isKanban, faults } = writing;
  return (
    <Dialog
      opened
      onClose={onClose}
      size={isKanban ? "default" : "s"}
      title={t(task ? "tasks.edit" : "tasks.add")}
      confirm={{
        label: t("structure.save"),
        run: () => void writing.run(),
        isRunning: writing.isRunning,
      }}
      isGuarded={writing.isChanged}
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
        {!isKanban && <p className={classes.fact}>{t(`tasks.meanings.${body.purpose}`)}</p>}
        {writing.isMarked && <EvaluationFields markedBy={body} onChange={put} faults={faults} />}
        {!task && (
          <SegmentedControl
            fullWidth
            aria-label={t("tasks.source")}
            value={SOURCES[Number(isKanban)]}
            onChange={(chosen) => writing.putKanban(chosen === "kanban")}
            data={SOURCES.map((value) => ({ value, label: t(`tasks.sources.${value}`) }))}
          />
        )}
        {!isKanban && (
          <ReferencePicker
            of="contents"
            filters={ASKING}
            label={t("tasks.content")}
            description={t("tasks.contentHint")}
            value={body.content_guid || null}
            onChange={(content) => put({ content_guid: content ?? "" })}
            error={faults.content_guid}
          />
        )}
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
        {isKanban && (
          <KanbanFields
            draft={writing.boards}
            onChange={writing.putBoards}
            faults={faults}
            boards={task?.kanban?.boards ?? 0}
          />
        )}
      </div>
    </Dialog>
  );
}
