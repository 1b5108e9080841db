import { formatDate, useTexts } from "@estante/sdk";
import type { Task } from "../../api/tasks";

type Marked = Pick<Task, "evaluable_category_name" | "evaluation_scale_name" | "due_on">;

interface MarkedByFactsProps {
  readonly task: Marked;
  readonly className?: string | undefined;
}

/** What a task is marked by, in words, where there is something. */
export function MarkedByFacts({ task, className }: MarkedByFactsProps) {
  const t = useTexts("programs");
  const { evaluable_category_name, evaluation_scale_name, due_on } = task;
  return (
    <>
      {evaluable_category_name && (
        <span className={className}>{t("tasks.inCategory", { name: evaluable_category_name })}</span>
      )}
      {evaluation_scale_name && (
        <span className={className}>{t("tasks.onScale", { name: evaluation_scale_name })}</span>
      )}
      {due_on && <span className={className}>{t("tasks.dueOn", { day: formatDate(due_on) })}</span>}
    </>
  );
}
