import { type RenderedContent, type RenderFailure, useSession, type ViewingSession } from "@estante/sdk";
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { ViewerError } from "../../errors/catalogue";
import { reportError } from "../../errors/report-error";
import type { CourseResult, FromPlayer, PlayerStart, ToPlayer } from "../../player/protocol";
import { openCourse, renewToken } from "./course.api";
import { CourseLink, type Opening } from "./course-link";
import { type CourseView, NOTHING_OPEN, viewAfter } from "./course-view";

export interface ScormPayload {
  readonly base: string;
  readonly package: Pick<PlayerStart, "version" | "items"> & { readonly title: string };
  /** How its player is set up (specification §9): menu `b` is the panel beside the course. */
  readonly player: { readonly commit_mode: string; readonly menu: string; readonly r: number };
}

interface Options {
  readonly content: RenderedContent;
  readonly payload: ScormPayload;
  readonly session: ViewingSession;
  readonly onError: (failure: RenderFailure) => void;
}

interface Course {
  readonly view: CourseView;
  readonly send: (message: ToPlayer) => void;
}

const RETRY_MS = 3_000;

/** Runs a course in a frame for as long as the frame is there. */
export function useCourse(frame: RefObject<HTMLIFrameElement | null>, options: Options): Course {
  const { content, payload, session, onError } = options;
  const { person } = useSession();
  const [view, apply] = useReducer(viewAfter, NOTHING_OPEN);
  const link = useRef<CourseLink | null>(null);
  const [send] = useState(() => (message: ToPlayer) => link.current?.send(message));

  // The course is started once: a changed name or language must not end it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;
    const learner = {
      id: person?.guid ?? "",
      name: [person?.lastname, person?.name].filter(Boolean).join(", "),
    };
    const open = async (): Promise<Opening> => {
      const { version, items } = payload.package;
      const sitting = await session.sitting();
      if (!sitting) return { start: { version, items, learner, consumption: null, parts: [] }, token: null };
      // Without what is kept a course would begin anew, and write over it.
      const opened = await untilAnswered(
        () => openCourse(sitting),
        () => isGone,
      );
      const { parts, token, now } = opened;
      return {
        start: { version, items, learner, consumption: sitting.consumption, parts },
        token: { token, now },
      };
    };
    const made = new CourseLink(element, {
      base: payload.base,
      open,
      renew: async () => {
        const sitting = await session.sitting();
        if (!sitting) throw new Error("nothing is recorded");
        return renewToken(sitting);
      },
      onMessage: (message: FromPlayer) => {
        apply(message);
        if (message.type === "missing") {
          onError({ code: "FILE_NOT_FOUND_IN_CONTENT" });
        } else if (message.type === "course") {
          showProgress(session, message.result);
        } else if (message.type === "storing" && message.state === "refused") {
          void reportError(content.guid, new ViewerError("OTHER", { message: "course: commit refused" }));
        }
      },
    });
    link.current = made;
    const forget = session.snapshot((canWait) => (canWait ? made.leave().then(() => null) : null));
    return () => {
      isGone = true;
      forget();
      made.close();
      link.current = null;
    };
  }, [payload, session]);

  return { view, send };
}

/** The player has stored it; this brings the bar to where the server is. */
function showProgress(session: ViewingSession, { progress }: CourseResult): void {
  session.cover({ start: 0, end: progress / 100 });
  session.push();
}

async function untilAnswered<Answer>(ask: () => Promise<Answer>, isOver: () => boolean): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if (isOver()) throw failure;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
