import { EmptyState, SwitchRow, useShortcuts, useTexts } from "@estante/sdk";
import { AddQuestion } from "../questions/head/add-question.component";
import { ExerciseHead } from "../questions/head/exercise-head.component";
import { QuestionForm } from "../questions/question-form.component";
import type { Exercise } from "../questions/questions";
import classes from "./lesson-form.module.css";
import { LessonPlayer } from "./lesson-player.component";
import { MomentField } from "./moment-field.component";
import { StopOutline } from "./stop-outline.component";
import { useLesson } from "./use-lesson";
import { VideoField } from "./video-field.component";

interface Props {
  readonly guid: string;
  readonly exercise: Exercise;
  readonly lesson: NonNullable<Exercise["lesson"]>;
  readonly version: string;
  readonly isReadOnly: boolean;
  readonly onReload: () => void;
}

/** A video with its stops, and the question of the one that is open (CON-069, CON-091). */
export function LessonForm(props: Props) {
  const { guid, exercise, isReadOnly, onReload } = props;
  const t = useTexts("contents");
  const lesson = useLesson(guid, exercise, props.lesson, props.version);
  const { questions, open, video, saved } = lesson;
  const { faults } = saved;
  const hasVideo = video.source !== "";
  const mayAdd = !isReadOnly && hasVideo && questions.length < exercise.max_questions;
  const { toggle } = video.playback;
  useShortcuts([
    { keys: " ", label: t("tracks.keys.play"), run: toggle, off: !hasVideo },
    { keys: "k", label: t("tracks.keys.play"), run: toggle, off: !hasVideo },
    {
      keys: "n",
      label: t("lesson.addHere"),
      run: () => lesson.add(open?.type ?? "single_choice"),
      off: !mayAdd,
    },
  ]);
  return (
    <div className={classes.form}>
      <ExerciseHead
        guid={guid}
        questions={questions}
        faults={faults}
        saved={saved}
        mayImport={mayAdd}
        onReload={onReload}
      >
        {mayAdd && <AddQuestion label={t("lesson.addHere")} first={null} onAdd={lesson.add} />}
      </ExerciseHead>
      <VideoField value={lesson.chosen} isReadOnly={isReadOnly} onChange={lesson.chooseVideo} />
      <SwitchRow
        label={t("lesson.must")}
        text={t("lesson.mustHelp")}
        checked={lesson.mustAnswer}
        isReadOnly={isReadOnly}
        onChange={lesson.setMustAnswer}
      />
      <LessonPlayer lesson={lesson} mayAdd={mayAdd} />
      {questions.length === 0 && (
        <EmptyState title={t("lesson.none")} text={t(hasVideo ? "lesson.noneText" : "lesson.chooseFirst")} />
      )}
      <StopOutline
        questions={questions}
        faults={faults}
        openGuid={open?.id ?? null}
        isReadOnly={isReadOnly}
        onOpen={lesson.show}
        onRemove={lesson.remove}
      />
      {open && (
        <>
          <MomentField
            key={`${open.id} ${open.at}`}
            value={open.at ?? null}
            length={video.length}
            fault={faults.find(({ question, field }) => question === open.id && field === "at")?.code ?? null}
            isReadOnly={isReadOnly}
            isTaken={(at) => (lesson.stopAt(at) ?? open).id !== open.id}
            now={lesson.now}
            onChange={(at) => lesson.change({ ...open, at })}
          />
          <QuestionForm
            key={open.id}
            content={guid}
            place={questions.indexOf(open) + 1}
            question={open}
            faults={faults.filter(({ question, field }) => question === open.id && field !== "at")}
            isReadOnly={isReadOnly}
            canGenerate={exercise.can_generate_feedback}
            isSaved={saved.isSaved}
            onChange={lesson.change}
            onRemove={() => lesson.remove(open.id)}
          />
        </>
      )}
    </div>
  );
}
