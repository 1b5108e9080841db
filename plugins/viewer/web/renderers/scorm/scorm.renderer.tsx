import { type CompletionStatus, type RendererProps, useLanguage, useSession, useTexts } from "@estante/sdk";
import { useEffect, useRef, useState } from "react";
import type { PlayerStart } from "../../player/protocol";
import { CourseLink } from "./course-link";
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

  // The course is started once: a changed name or language must not end it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const learner = {
      id: person?.guid ?? "",
      name: [person?.lastname, person?.name].filter(Boolean).join(", "),
      language,
    };
    let isFinished = false;
    // A course has one update from 0 to 1: when it ends, or when it is left (specification §4).
    const finish = () => {
      if (!isFinished) session.complete();
      isFinished = true;
    };
    const link = new CourseLink(element, {
      course: {
        version: payload.package.version,
        base: payload.base,
        title: payload.package.title || content.name,
        items: payload.package.items,
        control_modes: payload.package.control_modes ?? {},
        learner,
        state: session.suspendData,
      },
      onCommit: (memory) => {
        if (ENDED.has(memory.completionStatus ?? "unknown")) finish();
        return session.remember(memory);
      },
      onMissing: () => onError({ code: "FILE_NOT_FOUND", message: t("scorm.fileNotFound") }),
    });
    const forget = session.beforeLeaving(async () => {
      await link.leave();
      finish();
    });
    return () => {
      forget();
      link.close();
    };
  }, [payload, session]);

  return (
    <iframe
      ref={frame}
      className={classes.frame}
      src={`${payload.base}_player/scorm`}
      title={t("scorm.frame", { name: content.name })}
      allow="autoplay; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
    />
  );
}
