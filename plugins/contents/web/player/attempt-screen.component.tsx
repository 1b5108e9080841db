import { Progress, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { AnsweringNotes } from "./answering-notes.component";
import type { Attempt, Solution, Standing } from "./attempts";
import { Outcome } from "./outcome.component";
import classes from "./player.module.css";
import { QuestionScreen } from "./question-screen.component";
import type { Trace } from "./traces";

interface Props {
  readonly content: string;
  readonly attempt: Attempt;
  /** What stands in questions that are open: the answers of an earlier sitting. */
  readonly before: Trace | null;
  readonly onAnswer: (solution: Solution, standing: Standing) => void;
  readonly onAgain: () => Promise<void>;
}

const ICON_PX = 18;

/** The questions of an attempt, one after the other, and how it went. */
export function AttemptScreen({ content, attempt, before, onAnswer, onAgain }: Props) {
  const t = useTexts("contents");
  const { questions, solutions, standing, may_skip } = attempt;
  const solved = (guid: string) => solutions.find(({ question }) => question === guid) ?? null;
  const [at, setAt] = useState(() =>
    standing.is_finished
      ? questions.length
      : Math.max(
          0,
          questions.findIndex(({ id }) => !solved(id)),
        ),
  );
  const top = useRef<HTMLDivElement>(null);
  const begun = useRef(at);
  useEffect(() => {
    // Who goes on by keyboard or by ear begins at the question's beginning.
    if (begun.current !== at) top.current?.focus();
    begun.current = at;
  }, [at]);
  const question = questions[at];
  const last = questions.length - 1;
  return (
    <div className={classes.stage}>
      <div className={classes.sheet} ref={top} tabIndex={-1}>
        {question ? (
          <>
            {last > 0 && (
              <header className={classes.head}>
                <span>{t("exercise.place", { place: at + 1, count: questions.length })}</span>
                <Progress value={solutions.length / questions.length} label={t("exercise.answered")} />
              </header>
            )}
            <AnsweringNotes attempt={attempt} />
            <QuestionScreen
              key={question.id}
              content={content}
              attempt={attempt.guid}
              question={question}
              solution={solved(question.id)}
              before={before?.answers.find((answer) => answer.question === question.id)?.response ?? null}
              onAnswer={onAnswer}
            />
            <nav className={classes.ways} aria-label={t("exercise.ways")}>
              {at > 0 && (
                <Button
                  variant="default"
                  leftSection={<IconChevronLeft size={ICON_PX} />}
                  onClick={() => setAt(at - 1)}
                >
                  {t("exercise.previous")}
                </Button>
              )}
              {at < last && (may_skip || solved(question.id)) && (
                <Button
                  className={classes.next}
                  variant={solved(question.id) ? "filled" : "default"}
                  rightSection={<IconChevronRight size={ICON_PX} />}
                  onClick={() => setAt(at + 1)}
                >
                  {t("exercise.next")}
                </Button>
              )}
              {at === last && standing.is_finished && (
                <Button className={classes.next} onClick={() => setAt(questions.length)}>
                  {t("exercise.result")}
                </Button>
              )}
            </nav>
          </>
        ) : (
          <Outcome attempt={attempt} onOpen={setAt} onAgain={onAgain} />
        )}
      </div>
    </div>
  );
}
