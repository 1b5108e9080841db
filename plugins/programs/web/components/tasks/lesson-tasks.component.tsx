import { DeleteDialog, formatNumber, RowMenu, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconLayoutKanban, IconListCheck, IconMovie, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { Lesson } from "../../api/structure";
import { type Task, useLessonTasks } from "../../api/tasks";
import { MarkedByFacts } from "./marked-by.component";
import { TaskDialog } from "./task-dialog.component";
import classes from "./tasks.module.css";

interface LessonTasksProps {
  readonly lesson: Lesson;
  readonly mayChange: boolean;
}

type Opened =
  | { readonly act: "write"; readonly task: Task | null }
  | { readonly act: "delete"; readonly task: Task };

const ICON_PX = 20;
const PLUS_PX = 16;

/** What a lesson asks of who follows it; added, changed and deleted. */
export function LessonTasks({ lesson, mayChange }: LessonTasksProps) {
  const t = useTexts("programs");
  const { remove } = useLessonTasks(lesson.guid);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const doomed = opened?.act === "delete" ? opened.task : null;
  if (lesson.tasks.length === 0 && !mayChange) return null;
  return (
    <section className={classes.tasks} aria-label={t("tasks.title")}>
      <h3>{t("tasks.title")}</h3>
      <ul className={classes.list} aria-label={t("tasks.title")}>
        {lesson.tasks.map((task) => (
          <li key={task.guid} className={classes.task}>
            <KindIcon kind={task.kind} />
            <div className={classes.words}>
              <span className={classes.name}>{task.name}</span>
              <span className={classes.fact}>
                <span>{t(`tasks.purposes.${task.purpose}`)}</span>
                <span>{t(`tasks.kinds.${task.kind}`)}</span>
                <MarkedByFacts task={task} />
                {task.source_name && <span>{task.source_name}</span>}
                {task.kanban && <span>{t(`kanban.each.${task.kanban.of}`)}</span>}
                {task.kanban && <span>{t("kanban.boardCount", { count: task.kanban.boards })}</span>}
              </span>
              {task.unequal_points && (
                <span className={classes.fault}>
                  {t("tasks.unequal", {
                    points: formatNumber(task.unequal_points.points),
                    required: formatNumber(task.unequal_points.required),
                  })}
                </span>
              )}
            </div>
            {mayChange && (
              <RowMenu
                row={task}
                name={task.name}
                actions={[
                  { label: t("structure.edit"), run: () => setOpened({ act: "write", task }) },
                  {
                    label: t("tasks.delete"),
                    isDestructive: true,
                    run: () => setOpened({ act: "delete", task }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={PLUS_PX} aria-hidden="true" />}
            onClick={() => setOpened({ act: "write", task: null })}
          >
            {t("tasks.add")}
          </Button>
        </div>
      )}
      {opened?.act === "write" && <TaskDialog lesson={lesson.guid} task={opened.task} onClose={close} />}
      <DeleteDialog
        opened={doomed !== null}
        onClose={close}
        onDelete={async () => {
          if (doomed) await remove(doomed);
        }}
        title={t("tasks.deleteTitle", { name: doomed?.name ?? "" })}
        text={
          doomed?.kanban ? t("kanban.deleteText", { count: doomed.kanban.boards }) : t("tasks.deleteText")
        }
        label={t("tasks.delete")}
      />
    </section>
  );
}

const ICONS = { quiz: IconListCheck, videolesson: IconMovie, kanban: IconLayoutKanban };

function KindIcon({ kind }: { readonly kind: Task["kind"] }) {
  const Icon = ICONS[kind];
  return <Icon size={ICON_PX} aria-hidden="true" />;
}
