import { asFailure, type RendererProps, type Result, toast, useSession, useTexts } from "@estante/sdk";
import { useCallback, useEffect, useRef, useState } from "react";
import { newGuid } from "../questions/new-question";
import { type Attempt, beginAttempt, latestAttempt, type Solution, type Standing } from "./attempts";
import { isWithoutStore, placeOf, readTrace, sendTrace, type Trace } from "./traces";

const GONE = 404;
const CLOSED = 403;

interface OwnAttempt {
  /** Null until it has come. */
  readonly attempt: Attempt | null;
  readonly failure: unknown;
  /** The answers of an earlier sitting. */
  readonly before: Trace | null;
  /** Goes on with the newest attempt, or begins a new one. */
  readonly show: (isNew: boolean) => Promise<void>;
  /** Takes what became of an answer. Answers whether it was the last one. */
  readonly take: (solution: Solution, standing: Standing) => boolean;
}

/** The person's attempt at an exercise: asked without its keys, answered one by one, scored by the server (VIE-108). */
export function useAttempt({ content, launch, onError }: RendererProps): OwnAttempt {
  const { person } = useSession();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const traces = useTraces(content.guid, launch);
  const [failure, setFailure] = useState<unknown>(null);
  const { restore } = traces;
  // The same guid until it has come: what is asked for twice is one attempt.
  const next = useRef(newGuid());
  const show = useCallback(
    async (isNew: boolean) => {
      setFailure(null);
      try {
        const [latest] = await Promise.all([isNew ? null : latestAttempt(content.guid), restore(isNew)]);
        setAttempt(latest ?? (await beginAttempt(content.guid, next.current)));
        next.current = newGuid();
      } catch (thrown) {
        const { status } = asFailure(thrown);
        if (status === GONE) onError({ code: "DATA_QUESTION_NOT_FOUND" });
        else if (status === CLOSED) onError({ code: "ERROR_403" });
        else setFailure(thrown);
      }
    },
    [content.guid, onError, restore],
  );
  const isKnown = person !== null;
  useEffect(() => {
    // Answers are kept for a person: a visitor of a public content has to sign in.
    if (isKnown) void show(false);
    else onError({ code: "ERROR_403" });
  }, [isKnown, show, onError]);
  const take = (solution: Solution, standing: Standing): boolean => {
    if (!attempt) return false;
    const answered = { ...attempt, standing, solutions: [...attempt.solutions, solution] };
    setAttempt(answered);
    void traces.leave(answered);
    // Without help it is told at the end alone what is right, if nobody can answer again.
    if (standing.is_finished && !attempt.is_helped && !attempt.may_repeat) void show(false);
    return standing.is_finished && !attempt.standing.is_finished;
  };
  return { attempt, failure, before: traces.restored, show, take };
}

/** Reads what was answered under this place in an earlier sitting, and leaves a trace of each answer (VIE-140 to 142). */
function useTraces(content: string, launch: RendererProps["launch"]) {
  const t = useTexts("contents");
  const [restored, setRestored] = useState<Trace | null>(null);
  const [begun] = useState(() => Date.now());
  const hasStore = useRef(true);
  const { referenceId, scope } = placeOf(content, launch);
  const restore = useCallback(
    async (isNew: boolean) => {
      if (isNew) return setRestored(null);
      const place = { contentGuid: content, referenceId, scope };
      const trace = await readTrace(place).catch((thrown: unknown) => {
        hasStore.current = !isWithoutStore(thrown);
        return null;
      });
      setRestored(trace);
    },
    [content, referenceId, scope],
  );
  const leave = async (attempt: Attempt): Promise<void> => {
    if (!hasStore.current) return;
    try {
      await sendTrace({ contentGuid: content, referenceId, scope }, attempt, begun);
    } catch (thrown) {
      if (isWithoutStore(thrown)) return;
      const action = { label: t("exercise.traces.retry"), run: () => void leave(attempt) };
      toast.error(t("exercise.traces.failed"), { action });
    }
  };
  return { restored, restore, leave };
}

/** The score of what needs no person to judge it. */
export function scoreOf({ score, max_score, pending }: Standing): Pick<Result, "score"> {
  const max = max_score - pending;
  return max > 0 ? { score: { scaled: score / max, raw: score, min: 0, max } } : {};
}
