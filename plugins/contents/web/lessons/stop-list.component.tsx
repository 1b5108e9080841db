import { useTexts } from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import type { Asked, Solution } from "../player/attempts";
import classes from "../player/player.module.css";
import { Points } from "../player/points.component";
import { plainText } from "../questions/new-question";
import lessonClasses from "./lesson.module.css";
import { momentName } from "./stops";

interface Props {
  readonly questions: readonly Asked[];
  readonly solutions: readonly Solution[];
  readonly mustAnswer: boolean;
  readonly onOpen: (question: Asked) => void;
}

/** Where the video stops, and what was answered so far; what is still to be come to is not told. */
export function StopList({ questions, solutions, mustAnswer, onOpen }: Props) {
  const t = useTexts("contents");
  const solved = (guid: string) => solutions.find(({ question }) => question === guid);
  const first = questions.findIndex(({ id }) => !solved(id));
  return (
    <section className={lessonClasses.stops} aria-label={t("lesson.stops")}>
      <h2 className={lessonClasses.title}>{t("lesson.stops")}</h2>
      <p className={classes.quiet}>{t(mustAnswer ? "lesson.mustAnswer" : "lesson.mayAnswer")}</p>
      <ol className={classes.outcomes}>
        {questions.map((question, place) => {
          const solution = solved(question.id);
          const isReached = !mustAnswer || place <= first;
          const name = solution ? plainText(question.prompt) : "";
          return (
            <li key={question.id}>
              <UnstyledButton
                className={classes.outcome}
                disabled={!isReached}
                onClick={() => onOpen(question)}
              >
                <span>
                  <span className={lessonClasses.at}>{momentName(question.at ?? 0)}</span>{" "}
                  {name || t("exercise.question", { place: place + 1 })}
                </span>
                {solution && <Points solution={solution} />}
                {!isReached && <IconLock size={16} aria-label={t("lesson.locked")} />}
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
