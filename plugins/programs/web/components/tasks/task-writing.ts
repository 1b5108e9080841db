import { useFlag, useTenant, useTexts } from "@estante/sdk";
import { useState } from "react";
import { faultsOf, type Task, type TaskBody, type TaskPurpose, useLessonTasks } from "../../api/tasks";
import { draftOf, type KanbanDraft, kanbanOf } from "./kanban-draft";

/** What an evaluative task is marked by. */
export interface MarkedBy {
  readonly evaluable_category: string | null;
  readonly evaluation_scale: string | null;
  readonly due_on: string | null;
}

/** A task as it is written; `content_guid` is empty while no content is chosen. */
interface TaskWords extends MarkedBy {
  readonly name: string;
  readonly purpose: TaskPurpose;
  readonly description: string;
  readonly teacher_notes: string;
  readonly content_guid: string;
}

// The columns that boards have at first.
const COLUMNS = ["toDo", "doing", "done"];

const wordsOf = (task: Task | null): TaskWords => ({
  name: task?.name ?? "",
  purpose: task?.purpose ?? "formative",
  description: task?.description ?? "",
  teacher_notes: task?.teacher_notes ?? "",
  content_guid: task?.content_guid ?? "",
  evaluable_category: task?.evaluable_category ?? null,
  evaluation_scale: task?.evaluation_scale ?? null,
  due_on: task?.due_on ?? null,
});

/** Writing a task of a lesson, made of a content or of boards; what is refused says where. */
export function useTaskWriting(lesson: string, task: Task | null, onSaved: () => void) {
  const t = useTexts("programs");
  // Boards are everybody's: their columns are in the organization's language.
  const lng = useTenant()?.default_language;
  const hasEvaluation = useFlag("evaluation_model");
  const { add, change } = useLessonTasks(lesson);
  const [first] = useState(() => ({
    body: wordsOf(task),
    boards: draftOf(
      task,
      COLUMNS.map((name) => t(`kanban.columns.${name}`, { lng })),
    ),
  }));
  const [body, setBody] = useState(first.body);
  const [boards, setBoards] = useState(first.boards);
  const [isKanban, setKanban] = useState(task?.kind === "kanban");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const isMarked = hasEvaluation && body.purpose === "evaluative";
  const run = async () => {
    const { content_guid, evaluable_category, evaluation_scale, due_on, ...rest } = body;
    if (!isKanban && !content_guid) return setFaults({ content_guid: t("tasks.contentMissing") });
    const sent: TaskBody = {
      ...rest,
      name: body.name.trim(),
      ...(isMarked && { evaluable_category, evaluation_scale, due_on }),
      ...(isKanban ? { kanban: kanbanOf(boards) } : { content_guid }),
    };
    setRunning(true);
    try {
      await (task ? change(task, sent) : add(sent));
      onSaved();
    } catch (thrown) {
      setFaults(faultsOf(thrown));
    } finally {
      setRunning(false);
    }
  };
  /** Takes what is written; what was refused before no longer holds. */
  const taking =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setFaults({});
    };
  return {
    body,
    put: taking((changed: Partial<TaskWords>) => setBody({ ...body, ...changed })),
    boards,
    putBoards: taking<KanbanDraft>(setBoards),
    isMarked,
    isKanban,
    putKanban: taking<boolean>(setKanban),
    faults,
    isRunning,
    isChanged: body !== first.body || boards !== first.boards,
    run,
  };
}
