/**
 * What the viewer and the SCORM player say to each other.
 *
 * The player runs on the package's own content host beside hostile code. The two pages shake hands once with
 * `postMessage`, each checking the other's origin; everything after that goes over a MessagePort that the package
 * cannot reach. What a course did is stored by the player itself, with a token that is good for nothing else;
 * what the viewer hears of it is only shown.
 */

export type Completion = "not attempted" | "incomplete" | "completed" | "browsed" | "unknown";
export type Success = "passed" | "failed" | "unknown";

/** `scaled` is -1 to 1, `raw` lies between `min` and `max`. */
export interface Score {
  readonly scaled?: number | null | undefined;
  readonly raw?: number | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

export interface CourseItem {
  readonly identifier: string;
  readonly title: string;
  readonly href?: string | null;
  readonly is_sco?: boolean;
  readonly is_visible?: boolean;
  readonly is_disabled?: boolean;
  readonly can_choose?: boolean;
  readonly mastery_score?: number | null;
  readonly scaled_passing_score?: number | null;
  readonly data_from_lms?: string | null;
  readonly max_time_allowed?: string | null;
  readonly time_limit_action?: string | null;
  readonly completion_threshold?: number | null;
  readonly children?: readonly CourseItem[];
}

/** What is kept of one SCO. `exit` is null while the attempt was not finished by the SCO. */
export interface Part {
  readonly part: string;
  readonly state: string | null;
  readonly exit: string | null;
  readonly completion: Completion;
  readonly success: Success;
  readonly score: Score | null;
  /** `cmi.progress_measure`, 0 to 1. */
  readonly progress: number | null;
}

/** A part as it is stored. `sequence` is when that was, in milliseconds by the server's clock: later wins. */
export interface StoredPart extends Part {
  readonly sequence: number;
}

/** The course, the learner under a name that the package may show, and what is kept from last time. */
export interface PlayerStart {
  readonly version: "1.2" | "2004";
  readonly items: readonly CourseItem[];
  readonly learner: { readonly id: string; readonly name: string };
  /** Null where nothing is recorded, such as a public content without a session. */
  readonly consumption: string | null;
  readonly parts: readonly StoredPart[];
}

/** Lets the player store, for some minutes. `now` is the server's clock, in milliseconds. */
export interface CommitToken {
  readonly token: string;
  readonly now: number;
}

/** How the whole course stands, as the server answers each commit. */
export interface CourseResult {
  readonly progress: number;
  readonly completion_status: Completion;
  readonly success_status: Success;
  readonly score: Score | null;
}

/** `waiting`: something is on this device only and is sent again. `refused`: the server will never have it. */
export type StoringState = "stored" | "waiting" | "refused";

/** The viewer's greeting; it carries the port. */
export interface Start {
  readonly type: "estante.player.start";
  readonly course: PlayerStart;
}

/** Over the port, from the player. */
export type FromPlayer =
  | { readonly type: "launched"; readonly identifier: string }
  | {
      readonly type: "result";
      readonly identifier: string;
      readonly completion: Completion;
      readonly success: Success;
    }
  /** A SCO ended and asked for nothing that could be done; `next` is what comes after it. */
  | { readonly type: "ended"; readonly identifier: string; readonly next: string | null }
  | { readonly type: "course"; readonly result: CourseResult }
  | { readonly type: "storing"; readonly state: StoringState }
  | { readonly type: "token" }
  | { readonly type: "missing"; readonly href: string }
  /** There was no answer: the line, not the package. */
  | { readonly type: "unreachable"; readonly identifier: string }
  | { readonly type: "left"; readonly isStored: boolean };

/** Over the port, to the player. */
export type ToPlayer =
  | { readonly type: "token"; readonly token: CommitToken }
  | { readonly type: "launch"; readonly identifier: string }
  | { readonly type: "restart" }
  | { readonly type: "leave" };
