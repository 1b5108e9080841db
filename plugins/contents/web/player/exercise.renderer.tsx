import { ErrorState, type RendererProps, Skeleton } from "@estante/sdk";
import { AttemptScreen } from "./attempt-screen.component";
import { OwnOrTraced } from "./own-or-traced.component";
import classes from "./player.module.css";
import { scoreOf, useAttempt } from "./use-attempt";

/** A question or a test: one's own attempt, or another person's answers. */
export function ExerciseRenderer(props: RendererProps) {
  return <OwnOrTraced own={OwnExercise} props={props} />;
}

function OwnExercise(props: RendererProps) {
  const { content, session } = props;
  const { attempt, failure, before, show, take } = useAttempt(props);
  if (failure) return <ErrorState inPanel error={failure} onRetry={() => void show(false)} />;
  if (!attempt)
    return (
      <div className={classes.stage} aria-busy="true">
        <div className={classes.sheet}>
          <Skeleton width="100%" height={120} />
        </div>
      </div>
    );
  return (
    <AttemptScreen
      key={attempt.guid}
      content={content.guid}
      attempt={attempt}
      before={before}
      onAnswer={(solution, standing) => {
        // One update from 0 to 1.
        if (take(solution, standing)) session.finish({ completion: "completed", ...scoreOf(standing) });
      }}
      onAgain={() => show(true)}
    />
  );
}
