import { ErrorState, type RendererProps, Skeleton, usePermission, useSession, useTexts } from "@estante/sdk";
import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Deliveries } from "./deliveries.component";
import { OwnFile } from "./own-file.component";
import { ProjectSheet } from "./project-sheet.component";
import { projectQuery } from "./projects";
import classes from "./projects.module.css";

interface ProjectPayload {
  /** The project's own file, for the renderer of `opens_as`. */
  readonly file: unknown;
  readonly opens_as: string | null;
}

type Part = "project" | "file" | "deliveries";

/** A project: what is asked for, its own file by its format, delivering, and marking (CON-064, VIE-117). */
export function ProjectRenderer(props: RendererProps<ProjectPayload>) {
  const { content, payload, session, onError } = props;
  const t = useTexts("contents");
  const { person } = useSession();
  const mayMark = usePermission("projects.mark");
  const hasFile = payload.opens_as !== null;
  const [part, setPart] = useState<Part>("project");
  const isKnown = person !== null;
  const project = useQuery({ ...projectQuery(content.guid), enabled: isKnown });
  useEffect(() => {
    // Deliveries are kept for a person: a visitor of a public content has to sign in.
    if (!isKnown) onError({ code: "ERROR_403" });
  }, [isKnown, onError]);
  const parts: Part[] = ["project", ...(hasFile ? (["file"] as const) : [])];
  if (mayMark) parts.push("deliveries");
  return (
    <div className={classes.stage}>
      {parts.length > 1 && (
        <SegmentedControl
          className={classes.parts}
          aria-label={t("project.parts")}
          value={part}
          data={parts.map((value) => ({ value, label: t(`project.part.${value}`) }))}
          onChange={(value) => setPart(value as Part)}
        />
      )}
      {part === "file" && <OwnFile {...props} type={payload.opens_as ?? ""} />}
      {part !== "file" && (
        <div className={classes.page}>
          {project.error && !project.data && (
            <ErrorState inPanel error={project.error} onRetry={() => void project.refetch()} />
          )}
          {!project.data && !project.error && (
            <div className={classes.sheet} aria-busy="true">
              <Skeleton width="100%" height={160} />
            </div>
          )}
          {project.data && part === "project" && (
            <ProjectSheet guid={content.guid} project={project.data.data} session={session} />
          )}
          {project.data && part === "deliveries" && (
            <div className={classes.wide}>
              <Deliveries guid={content.guid} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
