import type { Completion, FromPlayer, StoringState, Success } from "../../player/protocol";

export interface PartResult {
  readonly completion: Completion;
  readonly success: Success;
}

/** What the viewer shows of a running course. */
export interface CourseView {
  /** The part that is open. */
  readonly current: string | null;
  readonly results: Readonly<Record<string, PartResult>>;
  /** The part that said that it is done, and what comes after it. */
  readonly ended: { readonly identifier: string; readonly next: string | null } | null;
  /** The part that could not be loaded because there was no answer. */
  readonly unreachable: string | null;
  readonly storing: StoringState;
}

export const NOTHING_OPEN: CourseView = {
  current: null,
  results: {},
  ended: null,
  unreachable: null,
  storing: "stored",
};

/** How the view changes by what the player tells. */
export function viewAfter(view: CourseView, message: FromPlayer): CourseView {
  switch (message.type) {
    case "launched":
      return { ...view, current: message.identifier, ended: null, unreachable: null };
    case "result": {
      const { identifier, completion, success } = message;
      return { ...view, results: { ...view.results, [identifier]: { completion, success } } };
    }
    case "ended":
      return { ...view, ended: { identifier: message.identifier, next: message.next } };
    case "unreachable":
      return { ...view, unreachable: message.identifier };
    case "storing":
      return view.storing === message.state ? view : { ...view, storing: message.state };
    default:
      return view;
  }
}
