import type { Score } from "@estante/sdk";
import { Scorm12API, Scorm2004API } from "scorm-again";
import type { CompletionStatus, PlayerItem, PlayerStart } from "./protocol";

/** A SCO's state as scorm-again writes and reads it: `{ cmi: … }`. */
export type CmiState = Record<string, unknown>;

/** One launch of one SCO: its API object and what to keep of it. */
export interface Attempt {
  /** The name and the object that the SCO looks for in the windows around it. */
  apiName: "API" | "API_1484_11";
  api: object;
  state: () => CmiState;
  result: () => { status: CompletionStatus; score: Score | null };
  /** Ends an attempt that the SCO itself left open. */
  finish: () => void;
}

export interface Heard {
  onCommit: () => void;
  onFinish: () => void;
}

type Commit = { completionStatus?: string; successStatus?: string; score?: Score };

const QUIET = { logLevel: 5, autocommit: false } as const;

/** `SCORM 2004` keeps completion and success apart; a success decides, as in 1.2's one status. */
function statusOf(commit: Commit): CompletionStatus {
  if (commit.successStatus === "passed" || commit.successStatus === "failed") return commit.successStatus;
  return (commit.completionStatus ?? "unknown") as CompletionStatus;
}

function resultOf(commit: Commit): { status: CompletionStatus; score: Score | null } {
  const told = Object.entries(commit.score ?? {}).filter(([, value]) => Number.isFinite(value));
  const isScored = told.some(([name]) => name === "raw" || name === "scaled");
  return { status: statusOf(commit), score: isScored ? (Object.fromEntries(told) as Score) : null };
}

function text(value: number | null | undefined): string {
  return value == null ? "" : String(value);
}

function attemptIn12(
  item: PlayerItem,
  learner: PlayerStart["learner"],
  kept: CmiState | undefined,
  heard: Heard,
): Attempt {
  const api = new Scorm12API({ ...QUIET, mastery_override: item.mastery_score != null });
  if (kept) api.loadFromJSON(kept);
  api.cmi.core.student_id = learner.id;
  api.cmi.core.student_name = learner.name;
  api.cmi.core.entry = kept ? "resume" : "ab-initio";
  api.cmi.launch_data = item.data_from_lms ?? "";
  api.cmi.student_data.mastery_score = text(item.mastery_score);
  api.cmi.student_data.max_time_allowed = item.max_time_allowed ?? "";
  api.cmi.student_data.time_limit_action = item.time_limit_action ?? "";
  api.on("LMSCommit", heard.onCommit);
  api.on("LMSFinish", heard.onFinish);
  return {
    apiName: "API",
    api,
    state: () => api.renderCommitCMI(true, true) as CmiState,
    result: () => resultOf(api.renderCommitObject(true) as Commit),
    finish: () => {
      if (api.isInitialized()) api.LMSFinish("");
    },
  };
}

function attemptIn2004(
  item: PlayerItem,
  learner: PlayerStart["learner"],
  kept: CmiState | undefined,
  heard: Heard,
): Attempt {
  const api = new Scorm2004API(QUIET);
  if (kept) api.loadFromJSON(kept);
  api.cmi.learner_id = learner.id;
  api.cmi.learner_name = learner.name;
  api.cmi.entry = kept ? "resume" : "ab-initio";
  api.cmi.launch_data = item.data_from_lms ?? "";
  api.cmi.scaled_passing_score = text(item.scaled_passing_score);
  api.cmi.completion_threshold = text(item.completion_threshold);
  api.cmi.max_time_allowed = item.max_time_allowed ?? "";
  if (item.time_limit_action) api.cmi.time_limit_action = item.time_limit_action;
  api.on("Commit", heard.onCommit);
  api.on("Terminate", heard.onFinish);
  return {
    apiName: "API_1484_11",
    api,
    state: () => api.renderCommitCMI(true, true) as CmiState,
    result: () => resultOf(api.renderCommitObject(true) as Commit),
    finish: () => {
      if (api.isInitialized()) api.Terminate("");
    },
  };
}

/** Launches a SCO for a learner, from where it was left if `kept` is given. */
export function beginAttempt(
  course: PlayerStart,
  item: PlayerItem,
  kept: CmiState | undefined,
  heard: Heard,
): Attempt {
  const begin = course.version === "1.2" ? attemptIn12 : attemptIn2004;
  return begin(item, course.learner, kept, heard);
}
