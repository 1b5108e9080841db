import { ErrorState, type RendererProps, Skeleton } from "@estante/sdk";
import { OwnOrTraced } from "../player/own-or-traced.component";
import { scoreOf, useAttempt } from "../player/use-attempt";
import classes from "./lesson.module.css";
import type { LessonPayload } from "./lesson-payload";
import { LessonScreen } from "./lesson-screen.component";

/** A video that stops for its questions (PRO-105): one's own attempt, or another person's answers. */
export function LessonRenderer(props: RendererProps<LessonPayload>) {
  return <OwnOrTraced own={OwnLesson} props={props} />;
}

function OwnLesson(props: RendererProps<LessonPayload>) {
  const { attempt, failure, before, show, take } = useAttempt(props);
  if (failure) return <ErrorState inPanel error={failure} onRetry={() => void show(false)} />;
  if (!attempt)
    return (
      <div className={classes.waiting} aria-busy="true">
        <Skeleton width="100%" height={240} />
      </div>
    );
  return (
    <LessonScreen
      renderer={props}
      attempt={attempt}
      before={before}
      onAnswer={(solution, standing) => {
        if (take(solution, standing)) void props.session.remember(scoreOf(standing));
      }}
      onAgain={() => show(true)}
    />
  );
}
