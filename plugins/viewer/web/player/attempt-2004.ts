import { Scorm2004API } from "scorm-again/scorm2004/min";
import { type Attempt, type Cmi, cmiOf, isResumed, type Launch, storing } from "./attempt";
import type { Completion, Part, Score, Success } from "./protocol";

/** SCORM 2004 RTE, 3.1.7: General Commit Failure. */
const COMMIT_FAILURE = 391;
const VALIDITY = "adl.nav.request_valid.";

/** What one sitting leaves behind is not the next one's: its time is in the total already. */
function restored(saved: Part): { cmi: Cmi } | undefined {
  const cmi = cmiOf(saved.state);
  if (!cmi) return undefined;
  const { session_time, exit, entry, credit, ...rest } = cmi;
  return { cmi: rest };
}

function text(value: number | null | undefined): string {
  return value == null ? "" : String(value);
}

function begun(launch: Launch, store: (isTerminating: boolean) => boolean): Scorm2004API {
  const { item, course, saved, neighbours } = launch;
  const api = new Scorm2004API({
    ...storing(COMMIT_FAILURE, store),
    scoItemIdValidator: (identifier) => neighbours.choices.has(identifier),
  });
  const state = saved && isResumed(saved) ? restored(saved) : undefined;
  if (state) api.loadFromJSON(state);
  api.cmi.learner_id = course.learner.id;
  api.cmi.learner_name = course.learner.name;
  api.cmi.credit = course.consumption ? "credit" : "no-credit";
  api.cmi.entry = isResumed(saved) ? "resume" : "ab-initio";
  api.cmi.launch_data = item.data_from_lms ?? "";
  api.cmi.scaled_passing_score = text(item.scaled_passing_score);
  api.cmi.completion_threshold = text(item.completion_threshold);
  api.cmi.max_time_allowed = item.max_time_allowed ?? "";
  if (item.time_limit_action) api.cmi.time_limit_action = item.time_limit_action;
  return api;
}

/** What the SCO says, and above that what its thresholds say (RTE 4.2.4.1 and 4.2.22.1). */
function resultOf({ cmi }: Scorm2004API): Pick<Part, "completion" | "success" | "score" | "progress"> {
  const [threshold, progress] = [numberOf(cmi.completion_threshold), numberOf(cmi.progress_measure)];
  const [passing, scaled] = [numberOf(cmi.scaled_passing_score), numberOf(cmi.score.scaled)];
  const isMeasured = threshold !== null && progress !== null;
  const isScored = passing !== null && scaled !== null;
  const completion: Completion = isMeasured
    ? progress >= threshold
      ? "completed"
      : "incomplete"
    : (cmi.completion_status as Completion);
  const judged: Success = isScored && scaled >= passing ? "passed" : "failed";
  const success = passing === null ? (cmi.success_status as Success) : isScored ? judged : "unknown";
  const score: Score = cmi.score.getScoreObject();
  const hasScore = Number.isFinite(score.raw) || Number.isFinite(score.scaled);
  return { completion, success, progress, score: hasScore ? score : null };
}

function numberOf(value: unknown): number | null {
  const number = Number.parseFloat(String(value ?? ""));
  return Number.isFinite(number) ? number : null;
}

export function attemptIn2004(launch: Launch): Attempt {
  let exit = "";
  let isChanged = false;
  let isLeft = false;
  const api = begun(launch, (isTerminating) => {
    const isEnd = isTerminating && !isLeft;
    const isSuspended = exit === "suspend" || api.adl.nav.request === "suspendAll";
    const left = isSuspended ? "suspend" : isEnd ? exit || "normal" : null;
    const isKept = launch.handlers.onCommit(part(left));
    isChanged &&= !isKept;
    return isKept;
  });
  const part = (left: string | null): Part => {
    const { cmi } = api.renderCommitCMI(true, true) as { cmi: Cmi };
    const state = JSON.stringify({ cmi });
    const result = resultOf(api);
    // SN 3.13.2: unless the manifest says otherwise, a SCO that ended and said nothing of it is done.
    const isSilent = result.completion === "unknown" && left !== null && left !== "suspend";
    const completion = isSilent ? "completed" : result.completion;
    return { part: launch.item.identifier, state, exit: left, ...result, completion };
  };
  const terminate = (parameter?: string): string => {
    const request = api.adl.nav.request;
    const wasOpen = api.isInitialized();
    const answer = api.Terminate(parameter);
    if (answer === "true" && wasOpen && !isLeft) launch.handlers.onEnd(request);
    return answer;
  };
  const get = (element: string): string => {
    // Without sequencing the library does not know what comes before and after.
    const { hasNext, hasPrevious } = launch.neighbours;
    if (api.isInitialized() && element === `${VALIDITY}continue`) return booleanOf(hasNext);
    if (api.isInitialized() && element === `${VALIDITY}previous`) return booleanOf(hasPrevious);
    return api.GetValue(element);
  };
  const booleanOf = (isValid: boolean): string => {
    api.lastErrorCode = "0";
    return String(isValid);
  };
  return {
    apiName: "API_1484_11",
    api: {
      version: "1.0",
      Initialize: (parameter?: string) => api.Initialize(parameter),
      Terminate: terminate,
      GetValue: get,
      SetValue: (element: string, value: unknown) => {
        const answer = api.SetValue(element, value);
        if (answer !== "true") return answer;
        isChanged = true;
        if (element === "cmi.exit") exit = String(value);
        return answer;
      },
      Commit: (parameter?: string) => api.Commit(parameter),
      GetLastError: () => api.GetLastError(),
      GetErrorString: (code: string) => api.GetErrorString(code),
      GetDiagnostic: (code: string) => api.GetDiagnostic(code),
    },
    hasEnded: () => api.isTerminated(),
    save: () => {
      if (isChanged && api.isInitialized()) api.Commit("");
    },
    leave: () => {
      isLeft = true;
      if (api.isInitialized()) api.Terminate("");
    },
  };
}
