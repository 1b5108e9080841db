import { type RendererProps, Skeleton, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { RendererOfType } from "../components/renderer-of-type.component";
import { AnsweringNotes } from "../player/answering-notes.component";
import type { Asked, Attempt, Solution, Standing } from "../player/attempts";
import { Outcome } from "../player/outcome.component";
import { QuestionScreen } from "../player/question-screen.component";
import type { Trace } from "../player/traces";
import { scoreOf } from "../player/use-attempt";
import classes from "./lesson.module.css";
import type { LessonPayload } from "./lesson-payload";
import { lessonSession } from "./lesson-session";
import { StopList } from "./stop-list.component";
import { momentName } from "./stops";
import { useStops } from "./use-stops";

interface Props {
  readonly renderer: RendererProps<LessonPayload>;
  readonly attempt: Attempt;
  readonly before: Trace | null;
  readonly onAnswer: (solution: Solution, standing: Standing) => void;
  readonly onAgain: () => Promise<void>;
}

const VIDEO = "CTTY_03";
const ICON_PX = 18;

/** The video, and beside it the question that it stopped for, or what there is to come. */
export function LessonScreen({ renderer, attempt, before, onAnswer, onAgain }: Props) {
  const t = useTexts("contents");
  const { content, payload, session } = renderer;
  const { questions, solutions, standing } = attempt;
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const [openGuid, setOpenGuid] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const watched = useWatched(session, standing);
  const solved = (guid: string) => solutions.find(({ question }) => question === guid) ?? null;
  const open = questions.filter(({ id }) => !solved(id)).map(({ id, at }) => ({ id, at: at ?? 0 }));
  const question = questions.find(({ id }) => id === openGuid);
  const mustAnswer = payload.must_answer || !attempt.may_skip;

  useStops(media, {
    open,
    mustAnswer,
    onStop: ({ id }) => setOpenGuid(id),
    onPlay: () => setOpenGuid(null),
  });
  useEffect(() => {
    if (openGuid === null) return;
    // In a film that fills the screen nobody would see the question.
    if (document.fullscreenElement) void document.exitFullscreen();
    panel.current?.focus();
  }, [openGuid]);

  const goOn = () => {
    setOpenGuid(null);
    if (media && !media.ended) void media.play().catch(() => undefined);
  };
  const goTo = ({ id, at }: Asked) => {
    media?.pause();
    if (media) media.currentTime = at ?? 0;
    setOpenGuid(id);
  };
  const again = async () => {
    await onAgain();
    setOpenGuid(null);
    if (media) media.currentTime = 0;
  };
  return (
    <div className={classes.lesson}>
      <div className={classes.film}>
        <RendererOfType
          type={VIDEO}
          waiting={<Skeleton width="100%" height={240} />}
          props={{ ...renderer, session: watched, onMedia: setMedia }}
        />
      </div>
      <div className={classes.panel} ref={panel} tabIndex={-1}>
        <AnsweringNotes attempt={attempt} />
        {question ? (
          <>
            <p className={classes.moment}>{t("lesson.stopAt", { moment: momentName(question.at ?? 0) })}</p>
            <QuestionScreen
              key={`${attempt.guid} ${question.id}`}
              content={content.guid}
              attempt={attempt.guid}
              question={question}
              solution={solved(question.id)}
              before={before?.answers.find((answer) => answer.question === question.id)?.response ?? null}
              onAnswer={onAnswer}
            />
            {(solved(question.id) || !mustAnswer) && (
              <Button
                className={classes.goOn}
                variant={solved(question.id) ? "filled" : "default"}
                leftSection={<IconPlayerPlay size={ICON_PX} />}
                onClick={goOn}
              >
                {t(solved(question.id) ? "lesson.goOn" : "lesson.skip")}
              </Button>
            )}
          </>
        ) : standing.is_finished ? (
          <Outcome
            attempt={attempt}
            onOpen={(place) => questions[place] && goTo(questions[place])}
            onAgain={again}
          />
        ) : (
          <StopList questions={questions} solutions={solutions} mustAnswer={mustAnswer} onOpen={goTo} />
        )}
      </div>
    </div>
  );
}

/** The sitting that the player is given: the lesson is over once its video is and all is answered. */
function useWatched(session: RendererProps["session"], standing: Standing) {
  const [hasEnded, setEnded] = useState(false);
  const watched = useMemo(() => lessonSession(session, () => setEnded(true)), [session]);
  const isOver = hasEnded && standing.is_finished;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once that it is over
  useEffect(() => {
    if (isOver) session.finish({ completion: "completed", ...scoreOf(standing) });
  }, [isOver, session]);
  return watched;
}
