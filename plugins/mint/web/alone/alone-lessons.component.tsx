import { Badge, EmptyState, useAddress, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import type { Alone } from "../api/lessons";
import { LessonTab } from "../editor/lesson-tab.component";
import { LessonPages } from "../reader/lesson-pages.component";
import { ReadLesson } from "../reader/read-lesson.component";
import classes from "./alone.module.css";

const LESSON = "lesson";

/** The lessons of a program in their order, and the one that is open: written, or read in the program's colours. */
export function AloneLessons({ alone }: { readonly alone: Alone }) {
  const t = useTexts("mint");
  const { get, change } = useAddress();
  const { guid: program, lessons, is_student, is_editable } = alone;
  const open = lessons.find(({ guid }) => guid === get(LESSON)) ?? lessons[0];
  if (!open)
    return (
      <EmptyState
        title={t("alone.empty")}
        text={t(is_student ? "alone.emptyToStudents" : "alone.emptyText")}
      />
    );
  return (
    <div className={classes.lessons}>
      <nav className={classes.list} aria-label={t("alone.title")}>
        <ol>
          {lessons.map(({ guid, title, unit, lesson, is_published }) => (
            <li key={guid}>
              <UnstyledButton
                className={classes.lesson ?? ""}
                aria-current={guid === open.guid ? "true" : undefined}
                onClick={() => change({ [LESSON]: guid })}
              >
                <span className={classes.title}>{title}</span>
                <span className={classes.place}>
                  {unit} · {lesson}
                </span>
                {!is_published && <Badge tone="warn">{t("alone.draft")}</Badge>}
              </UnstyledButton>
            </li>
          ))}
        </ol>
      </nav>
      <section className={classes.open} aria-label={open.title} key={open.guid}>
        {is_editable ? (
          <LessonTab record={open} />
        ) : (
          <>
            {!is_student && <p className={classes.note}>{t("alone.readOnly")}</p>}
            <ReadAlone lesson={open.guid} program={program} />
          </>
        )}
      </section>
    </div>
  );
}

/** Nothing is recorded of who reads here. */
function ReadAlone({ lesson, program }: { readonly lesson: string; readonly program: string }) {
  const [at, setAt] = useState(0);
  return (
    <ReadLesson lesson={lesson} program={program}>
      {(reading) => <LessonPages lesson={lesson} reading={reading} at={at} onTurn={setAt} />}
    </ReadLesson>
  );
}
