import { type RendererProps, useLanguage, useSession, useTexts } from "@estante/sdk";
import { useEffect, useRef } from "react";
import type { PlayerStart } from "../../player/protocol";
import { CourseLink } from "./course-link";
import classes from "./scorm.module.css";

interface ScormPayload {
  base: string;
  package: Pick<PlayerStart, "version" | "title" | "items"> & {
    control_modes?: PlayerStart["control_modes"];
  };
}

export function ScormRenderer({ content, payload, session, onError }: RendererProps<ScormPayload>) {
  const t = useTexts("viewer");
  const language = useLanguage();
  const { person } = useSession();
  const frame = useRef<HTMLIFrameElement>(null);

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
      onCommit: (memory) => session.remember(memory),
      onMissing: () => onError({ code: "FILE_NOT_FOUND", message: t("scorm.fileNotFound") }),
    });
    session.complete();
    const forget = session.beforeLeaving(() => link.leave());
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
