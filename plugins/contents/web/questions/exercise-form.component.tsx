import { EmptyState, invalidate, SortableField, useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { contents } from "../api/contents";
import classes from "./editor.module.css";
import { AddQuestion } from "./head/add-question.component";
import { ExerciseHead } from "./head/exercise-head.component";
import { RequiredPoints } from "./head/required-points.component";
import { newQuestion, plainText } from "./new-question";
import { QuestionForm } from "./question-form.component";
import type { Exercise, Fault, Question, QuestionType } from "./questions";
import { useSavedExercise } from "./use-saved-exercise";

interface Props {
  readonly guid: string;
  readonly exercise: Exercise;
  readonly version: string;
  /** The type that the content was given when it was made. */
  readonly firstType: string | null;
  readonly isReadOnly: boolean;
  readonly onReload: () => void;
}

const ICON_PX = 16;

/** The questions in their order, and the one that is being written. */
export function ExerciseForm({ guid, exercise, version, firstType, isReadOnly, onReload }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [questions, setQuestions] = useState<readonly Question[]>(exercise.questions);
  const [openGuid, setOpenGuid] = useState(exercise.questions[0]?.id ?? null);
  const [required, setRequired] = useState(exercise.required_points);
  const fields = { questions, ...(required !== null && { required_points: required }) };
  const saved = useSavedExercise(guid, fields, exercise, version, () => invalidate(client, contents.stale));
  const { faults, isSaved } = saved;
  const open = questions.find(({ id }) => id === openGuid) ?? null;
  const add = (type: QuestionType) => {
    const made = newQuestion(type);
    setQuestions([...questions, made]);
    setOpenGuid(made.id);
  };
  const change = (next: Question) =>
    setQuestions(questions.map((each) => (each.id === next.id ? next : each)));
  const remove = (gone: string) => {
    setQuestions(questions.filter(({ id }) => id !== gone));
    if (gone === openGuid) setOpenGuid(questions.find(({ id }) => id !== gone)?.id ?? null);
  };
  const isTest = exercise.max_questions > 1;
  const mayAdd = !isReadOnly && questions.length < exercise.max_questions;
  const adder = mayAdd && <AddQuestion label={t("questions.add")} first={firstType} onAdd={add} />;
  return (
    <div className={classes.editor}>
      <ExerciseHead
        guid={guid}
        questions={questions}
        faults={faults}
        saved={saved}
        mayImport={mayAdd}
        onReload={onReload}
      >
        {questions.length > 0 && adder}
      </ExerciseHead>
      {required !== null && (
        <RequiredPoints
          questions={questions}
          required={required}
          isReadOnly={isReadOnly}
          onChange={setRequired}
        />
      )}
      {questions.length === 0 && (
        <EmptyState
          title={t("questions.none")}
          text={t(isTest ? "questions.noneText" : "questions.noneTextOne")}
          {...(adder && { actions: adder })}
        />
      )}
      {isTest && questions.length > 0 && (
        <Outline
          questions={questions}
          faults={faults}
          openGuid={openGuid}
          isReadOnly={isReadOnly}
          onOpen={setOpenGuid}
          onOrder={setQuestions}
          onRemove={remove}
        />
      )}
      {open && (
        <QuestionForm
          key={open.id}
          content={guid}
          place={questions.indexOf(open) + 1}
          question={open}
          faults={faults.filter(({ question }) => question === open.id)}
          isReadOnly={isReadOnly}
          canGenerate={exercise.can_generate_feedback}
          isSaved={isSaved}
          onChange={change}
          onRemove={() => remove(open.id)}
        />
      )}
    </div>
  );
}

interface OutlineProps {
  readonly questions: readonly Question[];
  readonly faults: readonly Fault[];
  readonly openGuid: string | null;
  readonly isReadOnly: boolean;
  readonly onOpen: (guid: string) => void;
  readonly onOrder: (questions: readonly Question[]) => void;
  readonly onRemove: (guid: string) => void;
}

/** The questions of a test in their order: dragged, moved by keys or buttons, and opened. */
function Outline({ questions, faults, openGuid, isReadOnly, onOpen, onOrder, onRemove }: OutlineProps) {
  const t = useTexts("contents");
  const nameOf = (question: Question) => plainText(question.prompt) || t(`questions.types.${question.type}`);
  const byGuid = (guid: string) => questions.find(({ id }) => id === guid);
  return (
    <SortableField
      label={t("questions.order")}
      options={questions.map((question) => ({ value: question.id, label: nameOf(question) }))}
      value={questions.map(({ id }) => id)}
      onChange={(order) => onOrder(order.flatMap((guid) => byGuid(guid) ?? []))}
      onRemove={onRemove}
      readOnly={isReadOnly}
      renderRow={(guid) => {
        const question = byGuid(guid);
        if (!question) return null;
        const isFaulty = faults.some((fault) => fault.question === guid);
        return (
          <UnstyledButton
            className={classes.entry}
            aria-current={guid === openGuid ? "true" : undefined}
            onClick={() => onOpen(guid)}
          >
            <span className={classes.place}>{questions.indexOf(question) + 1}</span>
            <span className={classes.name}>{nameOf(question)}</span>
            {isFaulty && (
              <IconAlertTriangle
                size={ICON_PX}
                className={classes.fault}
                aria-label={t("questions.incomplete")}
              />
            )}
          </UnstyledButton>
        );
      }}
    />
  );
}
