import { Badge, Cover, formatNumber, Link, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconLayoutKanban } from "@tabler/icons-react";
import { useId, useState } from "react";
import { boardAddress } from "../../api/boards";
import { usePreview } from "../../api/preview";
import { type StudyLesson, type StudyTask, viewerAddress } from "../../api/study";
import { MarkedByFacts } from "../tasks/marked-by.component";
import { Share } from "./share.component";
import { StudentMarks } from "./student-marks.component";
import classes from "./study.module.css";
import { StudyBoards } from "./study-boards.component";

const COVER_PX = 56;
const ICON_PX = 32;

/**
 * What a lesson asks: each task opens in the viewer, which marks it, and its mark stands here then; or it opens the
 * student's board.
 */
export function StudyTasks({ lesson }: { readonly lesson: StudyLesson }) {
  const t = useTexts("programs");
  if (lesson.tasks.length === 0) return null;
  return (
    <section className={classes.unit} aria-label={t("tasks.title")}>
      <header className={classes.unitHead}>
        <h2>{t("tasks.title")}</h2>
      </header>
      <ul className={classes.materials}>
        {lesson.tasks.map((task) => (
          <li key={task.guid}>
            <TaskItem task={task} program={lesson.program.guid} lesson={lesson.guid} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TaskItemProps {
  readonly task: StudyTask;
  readonly program: string;
  readonly lesson: string;
}

function TaskItem({ task, program, lesson }: TaskItemProps) {
  const t = useTexts("programs");
  const { content } = task;
  const own = boardAddress(program, lesson, task.guid);
  // Who teaches has no board of their own: the students' are below. Who writes the lesson has none either.
  const isPreview = usePreview();
  const hasBoard = task.teacher_notes === null && !isPreview;
  const address = content ? viewerAddress(content.guid, program, lesson) : hasBoard ? own : null;
  return (
    <>
      <div className={classes.material}>
        <span className={classes.picture}>
          {content ? (
            <Cover title={content.name} type={content.type_guid} src={content.thumbnail} slot={COVER_PX} />
          ) : (
            <IconLayoutKanban size={ICON_PX} aria-hidden="true" />
          )}
        </span>
        <div className={classes.words}>
          {address ? (
            <Link to={address} className={classes.cover}>
              {task.name}
            </Link>
          ) : (
            <span className={classes.title}>{task.name}</span>
          )}
          {task.description && <span className={classes.description}>{task.description}</span>}
          <span className={classes.facts}>
            <span className={classes.fact}>{t(`tasks.purposes.${task.purpose}`)}</span>
            <span className={classes.fact}>{t(`tasks.kinds.${task.kind}`)}</span>
            <MarkedByFacts task={task} className={classes.fact} />
          </span>
        </div>
        {task.mark ? (
          <Mark mark={task.mark} />
        ) : (
          address && <Share name={task.name} progress={task.progress} />
        )}
      </div>
      {task.teacher_notes !== null && (
        <ForTeachers task={task} notes={task.teacher_notes} program={program} lesson={lesson} />
      )}
    </>
  );
}

function Mark({ mark }: { readonly mark: NonNullable<StudyTask["mark"]> }) {
  const t = useTexts("programs");
  const points = t("tasks.mark", { points: formatNumber(mark.points), most: formatNumber(mark.max_points) });
  return (
    <span className={classes.share}>
      {mark.is_waiting && <Badge tone="warn">{t("tasks.waiting")}</Badge>}
      <strong>{points}</strong>
    </span>
  );
}

/** The notes of a task, and who answered it, once that is asked for. Students are given no notes, not even empty ones. */
function ForTeachers({ task, notes, program, lesson }: TaskItemProps & { readonly notes: string }) {
  const t = useTexts("programs");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isKanban = task.kind === "kanban";
  const shown = isOpen ? "hide" : "show";
  return (
    <div className={classes.forTeachers}>
      {notes && (
        <p className={classes.description}>
          <Badge tone="info">{t("structure.teacherOnly")}</Badge> {notes}
        </p>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isKanban ? `kanban.${shown}Boards` : `tasks.${shown}Marks`)}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && isKanban && <StudyBoards task={task} program={program} lesson={lesson} />}
        {isOpen && !isKanban && <StudentMarks task={task} />}
      </div>
    </div>
  );
}
