import { ErrorState, LoadingRows, usePermission } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Content } from "../api/contents";
import { ProjectForm } from "./project-form.component";
import { projectQuery } from "./projects";

/** The tab of a project: what it asks for, until when, and what it is worked with. */
export function ProjectTab({ record: content }: { readonly record: Content }) {
  const query = useQuery(projectQuery(content.guid));
  const mayChange = usePermission("contents.update");
  // What somebody else saved is another form, once the person asks for it.
  const [round, setRound] = useState(0);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const { data: project, etag } = query.data;
  return (
    <ProjectForm
      key={round}
      guid={content.guid}
      project={project}
      version={etag ?? ""}
      isReadOnly={!mayChange}
      onReload={async () => {
        await query.refetch();
        setRound(round + 1);
      }}
    />
  );
}
