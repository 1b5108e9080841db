import { formatNumber, SaveIndicator, StaleNotice, useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import classes from "../editor.module.css";
import { QtiMenu } from "../qti/qti-menu.component";
import { type Fault, type Question, sumOfPoints } from "../questions";
import type { SavedExercise } from "../use-saved-exercise";

interface Props {
  readonly guid: string;
  readonly questions: readonly Question[];
  readonly faults: readonly Fault[];
  readonly saved: SavedExercise;
  readonly mayImport: boolean;
  readonly onReload: () => void;
  /** What adds to them. */
  readonly children: ReactNode;
}

/** How many questions there are, whether they are saved, and their packages. */
export function ExerciseHead({ guid, questions, faults, saved, mayImport, onReload, children }: Props) {
  const t = useTexts("contents");
  const points = sumOfPoints(questions);
  return (
    <>
      <div className={classes.head}>
        <span>{t("questions.count", { count: questions.length, points: formatNumber(points) })}</span>
        <SaveIndicator saving={saved} />
        <QtiMenu
          guid={guid}
          hasQuestions={questions.some(({ id }) => !faults.some(({ question }) => question === id))}
          mayImport={mayImport}
          isSaved={saved.isSaved}
          onImported={onReload}
        />
        {children}
      </div>
      <StaleNotice saving={saved} text={t("questions.stale")} onReload={onReload} />
    </>
  );
}
