import { asFailure, formatNumber, reasonOf, toast, useTexts } from "@estante/sdk";
import { Button, UnstyledButton } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { plainText } from "../questions/new-question";
import type { Attempt } from "./attempts";
import classes from "./player.module.css";
import { Points } from "./points.component";

const ICON_PX = 18;

interface Props {
  readonly attempt: Attempt;
  readonly onOpen: (at: number) => void;
  readonly onAgain: () => Promise<void>;
}

/** The points of an attempt that is finished, question by question. */
export function Outcome({ attempt, onOpen, onAgain }: Props) {
  const t = useTexts("contents");
  const [isBeginning, setBeginning] = useState(false);
  const { questions, solutions, standing, may_repeat } = attempt;
  const max = standing.max_score - standing.pending;
  const again = async () => {
    setBeginning(true);
    try {
      await onAgain();
    } catch (thrown) {
      toast.error(t("exercise.notBegun"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setBeginning(false);
    }
  };
  return (
    <>
      <h2 className={classes.title}>{t("exercise.finished")}</h2>
      {max > 0 && (
        <p className={classes.score}>
          {t("exercise.score", { score: formatNumber(standing.score), max: formatNumber(max) })}
        </p>
      )}
      {standing.pending > 0 && (
        <p className={classes.quiet}>{t("exercise.pending", { points: formatNumber(standing.pending) })}</p>
      )}
      <ol className={classes.outcomes}>
        {questions.map((question, place) => {
          const solution = solutions.find((each) => each.question === question.id);
          return (
            <li key={question.id}>
              <UnstyledButton className={classes.outcome} onClick={() => onOpen(place)}>
                <span>{plainText(question.prompt) || t("exercise.question", { place: place + 1 })}</span>
                {solution && <Points solution={solution} />}
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
      {may_repeat ? (
        <Button
          className={classes.again}
          variant="default"
          loading={isBeginning}
          leftSection={<IconRefresh size={ICON_PX} />}
          onClick={() => void again()}
        >
          {t("exercise.again")}
        </Button>
      ) : (
        <p className={classes.quiet}>{t("exercise.onceDone")}</p>
      )}
    </>
  );
}
