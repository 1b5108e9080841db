import {
  type AnswerData,
  asFailure,
  createApi,
  invalidate,
  reasonOf,
  toast,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";
import { onVersion, STRUCTURE } from "./structure";

const { api } = createApi<paths>();

const TASK = "/lms/tasks/{task_guid}";

export type Task = AnswerData<"get", "/lms/lessons/{guid}", paths>["tasks"][number];
export type TaskPurpose = Task["purpose"];

export const PURPOSES: readonly TaskPurpose[] = ["formative", "evaluative"];

export type Kanban = Omit<NonNullable<Task["kanban"]>, "boards">;

/** A task as it is written: of a content, or with `kanban` of boards; an evaluative one with what it is marked by. */
export interface TaskBody {
  readonly name: string;
  readonly purpose: TaskPurpose;
  readonly description: string;
  readonly teacher_notes: string;
  readonly content_guid?: string;
  readonly evaluable_category?: string | null;
  readonly evaluation_scale?: string | null;
  readonly due_on?: string | null;
  readonly kanban?: Kanban;
}

/** What is done with the tasks of a lesson. Each raises ApiFailure, which says the field that is wrong. */
export function useLessonTasks(lesson: string) {
  const t = useTexts("programs");
  const client = useQueryClient();
  const run = async (call: Promise<unknown>, done: string, name: string) => {
    await unwrap(call as Parameters<typeof unwrap>[0]);
    toast.success(t(`structure.${done}`, { name }));
    await invalidate(client, STRUCTURE);
  };
  const at = ({ guid, version }: Task) => ({
    params: { path: { task_guid: guid } },
    headers: onVersion(version),
  });
  return {
    add: (body: TaskBody) =>
      run(
        api.POST("/lms/lessons/{guid}/tasks", { params: { path: { guid: lesson } }, body }),
        "created",
        body.name,
      ),
    change: (task: Task, body: TaskBody) => run(api.PUT(TASK, { ...at(task), body }), "saved", body.name),
    remove: (task: Task) => run(api.DELETE(TASK, at(task)), "deleted", task.name),
  };
}

/** What went wrong, by field; `form` where it is of none. */
export function faultsOf(thrown: unknown): Readonly<Record<string, string>> {
  const failure = asFailure(thrown);
  const named = failure.fields.map(({ field, message }) => [field, message]);
  return named.length > 0 ? Object.fromEntries(named) : { form: reasonOf(failure) };
}
