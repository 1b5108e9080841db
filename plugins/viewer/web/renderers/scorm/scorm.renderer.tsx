import {
  type Memory,
  type RendererProps,
  type Result,
  type Resumed,
  useLanguage,
  useSession,
  useTexts,
} from "@estante/sdk";
import { useEffect, useRef, useState } from "react";
import type { CompletionStatus, PlayerStart } from "../../player/protocol";
import { type Commit, CourseLink } from "./course-link";
import classes from "./scorm.module.css";

interface ScormPayload {
  base: string;
  package: Pick<PlayerStart, "version" | "title" | "items"> & {
    control_modes?: PlayerStart["control_modes"];
  };
}

const ENDED: ReadonlySet<CompletionStatus> = new Set(["completed", "passed", "failed"]);

export function ScormRenderer({ content, payload: given, session, onError }: RendererProps<ScormPayload>) {
  const t = useTexts("viewer");
  const language = useLanguage();
  const { person } = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  // A course runs under the address it was started with, which holds for hours: a renewed one would start it again.
  const [payload] = useState(given);
  const [resumed, setResumed] = useState<Resumed | null>(null);

  useEffect(() => {
    let gone = false;
    void session.resume().then((found) => !gone && setResumed(found));
    return () => {
      gone = true;
    };
  }, [session]);

  // The course is started once: a changed name or language must not end it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = frame.current;
    if (!element || !resumed) return;
    const learner = {
      id: person?.guid ?? "",
      name: [person?.lastname, person?.name].filter(Boolean).join(", "),
      language,
    };
    const store = (commit: Commit) => {
      const { memory, hasEnded } = memoryOf(commit);
      if (hasEnded) session.finish(memory);
      return session.remember(memory);
    };
    const link = new CourseLink(element, {
      course: {
        version: payload.package.version,
        base: payload.base,
        title: payload.package.title || content.name,
        items: payload.package.items,
        control_modes: payload.package.control_modes ?? {},
        learner,
        state: resumed.suspendData,
      },
      onCommit: store,
      onMissing: () => onError({ code: "FILE_NOT_FOUND", message: t("scorm.fileNotFound") }),
    });
    const forget = session.snapshot((canWait) => (canWait ? link.leave().then(() => null) : null));
    return () => {
      forget();
      link.close();
    };
  }, [payload, session, resumed]);

  if (!resumed) return null;
  return (
    <iframe
      ref={frame}
      src={`${payload.base}_player/scorm`}
      className={classes.frame}
      title={t("scorm.frame", { name: content.name })}
      allow="autoplay; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
    />
  );
}

/** One word for both, apart again. */
function memoryOf({ state, completionStatus, score }: Commit): { memory: Memory; hasEnded: boolean } {
  const hasEnded = ENDED.has(completionStatus);
  const isJudged = completionStatus === "passed" || completionStatus === "failed";
  const result: Result = isJudged
    ? { completion: "completed", success: completionStatus }
    : { completion: completionStatus };
  return { memory: { suspendData: state, ...result, ...(score && { score }) }, hasEnded };
}
