import { asFailure, ErrorState, formatNumber, type RenderFailure, Skeleton, useTexts } from "@estante/sdk";
import { useEffect, useState } from "react";
import classes from "./player.module.css";
import { Points } from "./points.component";
import { readTrace, type Trace, type TracedAnswer, type TracePlace } from "./traces";

interface Props {
  readonly place: TracePlace;
  readonly person: string;
  readonly onError: (failure: RenderFailure) => void;
}

const CLOSED = 403;

/** What somebody else answered, for who teaches them; whom the server lets read it, it decides (VIE-024). */
export function TracesScreen({ place, person, onError }: Props) {
  const t = useTexts("contents");
  const [trace, setTrace] = useState<Trace | "none" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const { contentGuid, referenceId, scope } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false;
    setFailure(null);
    readTrace({ contentGuid, referenceId, scope }, person).then(
      (latest) => gone || setTrace(latest ?? "none"),
      (thrown: unknown) => {
        if (gone) return;
        if (asFailure(thrown).status === CLOSED) onError({ code: "ERROR_403" });
        else setFailure(thrown);
      },
    );
    return () => {
      gone = true;
    };
  }, [contentGuid, referenceId, scope, person, onError, attempt]);

  if (failure) return <ErrorState inPanel error={failure} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <div className={classes.stage} aria-busy={trace === null}>
      <div className={classes.sheet}>
        {trace === null && <Skeleton width="100%" height={120} />}
        {trace === "none" && <p className={classes.quiet}>{t("exercise.traces.none")}</p>}
        {trace !== null && trace !== "none" && (
          <>
            <h2 className={classes.title}>{t("exercise.traces.title")}</h2>
            <p className={classes.score}>
              {t("exercise.score", { score: formatNumber(trace.score), max: formatNumber(trace.max_score) })}
            </p>
            <ol className={classes.outcomes}>
              {trace.answers.map((answer, at) => (
                <Answer key={answer.question} answer={answer} place={at + 1} />
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}

function Answer({ answer, place }: { readonly answer: TracedAnswer; readonly place: number }) {
  const t = useTexts("contents");
  const { response, words } = answer;
  const lines =
    response.type === "verdict" ? [t(response.is_true ? "questions.true" : "questions.false")] : words;
  return (
    <li className={classes.traced}>
      <span>
        <strong>{answer.prompt || t("exercise.question", { place })}</strong>
        <span className={classes.said}>{lines.join(" · ")}</span>
      </span>
      <Points solution={answer} />
    </li>
  );
}
