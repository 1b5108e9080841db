/**
 * What the viewer and the SCORM player say to each other.
 *
 * The player runs on the package's own content host beside hostile code. The two pages shake hands once with
 * `postMessage`, each checking the other's origin; everything after that goes over a MessagePort that the package
 * cannot reach. Of what comes back the viewer trusts only the state to store.
 */

import type { Score } from "@estante/sdk";

/** One word for completion and success, as SCORM 1.2 has it. */
export type CompletionStatus =
  | "not attempted"
  | "incomplete"
  | "completed"
  | "passed"
  | "failed"
  | "browsed"
  | "unknown";

export interface PlayerItem {
  identifier: string;
  title: string;
  href?: string | null;
  is_sco?: boolean;
  is_visible?: boolean;
  mastery_score?: number | null;
  scaled_passing_score?: number | null;
  data_from_lms?: string | null;
  max_time_allowed?: string | null;
  time_limit_action?: string | null;
  completion_threshold?: number | null;
  children?: readonly PlayerItem[];
}

/** The course, the learner under a name that the package may show, and the state kept from last time. */
export interface PlayerStart {
  version: "1.2" | "2004";
  base: string;
  title: string;
  items: readonly PlayerItem[];
  control_modes: Readonly<Record<string, boolean>>;
  learner: { id: string; name: string; language: string };
  state: string | null;
}

/** Sent by the player's window when it can listen. */
export interface Ready {
  type: "estante.player.ready";
}

/** The viewer's answer; it carries the port. */
export interface Start {
  type: "estante.player.start";
  course: PlayerStart;
}

/** Over the port, from the player: `state` is everything needed to restore the course. */
export type FromPlayer =
  | {
      type: "commit";
      id: number;
      state: string;
      completionStatus: CompletionStatus;
      score?: Score;
    }
  | { type: "missing"; href: string }
  | { type: "left" };

/** Over the port, to the player. */
export type ToPlayer = { type: "stored"; id: number } | { type: "leave" };
