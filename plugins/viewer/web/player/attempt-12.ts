import { Scorm12API } from "scorm-again/scorm12/min";
import { type Attempt, type Cmi, cmiOf, isResumed, type Launch, storing } from "./attempt";
import type { Completion, Part, Score, Success } from "./protocol";

/** SCORM 1.2 RTE, 3.4.2: the only code for a call outside the session, and the only general one. */
const NOT_INITIALIZED = 301;
const GENERAL = 101;

type Core = Record<string, unknown>;

/**
 * Whether the SCO gets its data back. SCORM 1.2 has no word for a normal exit: empty is what a SCO leaves that
 * never heard of `cmi.core.exit`. So an unfinished one keeps its data, and one that ended begins anew.
 */
function isGoneOnWith(saved: Part | undefined): boolean {
  const isUnfinished = saved?.exit === "" && !["completed", "browsed"].includes(saved.completion);
  return isResumed(saved) || (saved?.state != null && isUnfinished);
}

function entryOf(saved: Part | undefined): string {
  if (isResumed(saved)) return "resume";
  return saved && saved.exit !== null ? "" : "ab-initio";
}

/** What one sitting leaves behind is not the next one's: its time is in the total already. */
function restored(saved: Part): { cmi: Cmi } | undefined {
  const cmi = cmiOf(saved.state);
  if (!cmi) return undefined;
  const { session_time, exit, entry, credit, ...core } = (cmi.core ?? {}) as Core;
  return { cmi: { ...cmi, core } };
}

/** `HHHH:MM:SS.SS`, as the standard writes a total. */
function timespan(text: string): string {
  const [hours = "0", minutes = "00", seconds = "00"] = text.split(":");
  const [whole = "00", hundredths = ""] = seconds.split(".");
  return `${hours.padStart(4, "0")}:${minutes.padStart(2, "0")}:${whole.padStart(2, "0")}.${hundredths.padEnd(2, "0").slice(0, 2)}`;
}

/** SCORM 1.2 has one status for two things: who passed or failed has been through it. */
function resultOf(status: string): { completion: Completion; success: Success } {
  if (status === "passed" || status === "failed") return { completion: "completed", success: status };
  return { completion: status as Completion, success: "unknown" };
}

function begun({ item, course, saved }: Launch, store: (isTerminating: boolean) => boolean): Scorm12API {
  const hasMastery = item.mastery_score != null;
  const api = new Scorm12API({ ...storing(GENERAL, store), mastery_override: hasMastery });
  const state = saved && isGoneOnWith(saved) ? restored(saved) : undefined;
  if (state) api.loadFromJSON(state);
  const { core, student_data } = api.cmi;
  core.student_id = course.learner.id;
  core.student_name = course.learner.name;
  core.credit = course.consumption ? "credit" : "no-credit";
  core.entry = entryOf(saved);
  if (!core.total_time) core.total_time = "0000:00:00.00";
  api.cmi.launch_data = item.data_from_lms ?? "";
  student_data.mastery_score = item.mastery_score == null ? "" : String(item.mastery_score);
  student_data.max_time_allowed = item.max_time_allowed ?? "";
  student_data.time_limit_action = item.time_limit_action ?? "";
  return api;
}

export function attemptIn12(launch: Launch): Attempt {
  let exit = "";
  let hasStatus = false;
  let isChanged = false;
  let isLeft = false;
  const api = begun(launch, (isTerminating) => {
    const isEnd = isTerminating && !isLeft;
    const isKept = launch.handlers.onCommit(part(isEnd || exit === "suspend" ? exit : null));
    isChanged &&= !isKept;
    return isKept;
  });
  const part = (left: string | null): Part => {
    const { cmi } = api.renderCommitCMI(true, true) as { cmi: Cmi };
    return {
      part: launch.item.identifier,
      state: JSON.stringify({ cmi }),
      exit: left,
      ...resultOf(api.cmi.core.lesson_status),
      score: scoreOf(api.cmi.core.score.getScoreObject()),
      progress: null,
    };
  };
  const refuse = <Answer>(answer: Answer): Answer => {
    api.throwSCORMError("api", NOT_INITIALIZED);
    return answer;
  };
  const set = (element: string, value: unknown): string => {
    const answer = api.LMSSetValue(element, value);
    if (answer !== "true") return answer;
    isChanged = true;
    hasStatus ||= element === "cmi.core.lesson_status";
    if (element === "cmi.core.exit") exit = String(value) === "normal" ? "" : String(value);
    return answer;
  };
  const finish = (parameter?: string): string => {
    // SCORM 1.2 RTE, cmi.core.lesson_status: where the SCO said nothing, the LMS says that it is done.
    const isSilent = !hasStatus && api.cmi.core.lesson_status === "not attempted";
    if (isSilent && api.isInitialized() && !parameter) api.cmi.core.lesson_status = "completed";
    const request = api.nav.event;
    const answer = api.LMSFinish(parameter);
    if (answer === "true" && !isLeft) launch.handlers.onEnd(request);
    return answer;
  };
  return {
    apiName: "API",
    api: {
      LMSInitialize: (parameter?: string) => api.LMSInitialize(parameter),
      LMSFinish: (parameter?: string) => (api.isTerminated() ? refuse("false") : finish(parameter)),
      LMSGetValue: (element: string) => {
        if (api.isTerminated()) return refuse("");
        const value = api.LMSGetValue(element);
        return element === "cmi.core.total_time" && value ? timespan(value) : value;
      },
      LMSSetValue: (element: string, value: unknown) =>
        api.isTerminated() ? refuse("false") : set(element, value),
      LMSCommit: (parameter?: string) => (api.isTerminated() ? refuse("false") : api.LMSCommit(parameter)),
      LMSGetLastError: () => api.LMSGetLastError(),
      LMSGetErrorString: (code: string) => api.LMSGetErrorString(code),
      LMSGetDiagnostic: (code: string) => api.LMSGetDiagnostic(code),
    },
    hasEnded: () => api.isTerminated(),
    save: () => {
      if (isChanged && api.isInitialized()) api.LMSCommit("");
    },
    leave: () => {
      isLeft = true;
      if (api.isInitialized()) api.LMSFinish("");
    },
  };
}

function scoreOf(score: Score): Score | null {
  return Number.isFinite(score.raw) ? score : null;
}
