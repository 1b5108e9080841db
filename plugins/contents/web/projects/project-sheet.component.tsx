import {
  ErrorState,
  RichText,
  Skeleton,
  StatusMark,
  usePermission,
  useTexts,
  type ViewingSession,
} from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { DeliveryForm } from "./delivery-form.component";
import { FileList } from "./materials.component";
import { momentText } from "./moment";
import { deliveryQuery, type Project } from "./projects";
import classes from "./projects.module.css";

interface Props {
  readonly guid: string;
  readonly project: Project;
  readonly session: ViewingSession;
}

/** What is asked for, until when, what it is worked with, and what the person delivers. */
export function ProjectSheet({ guid, project, session }: Props) {
  const t = useTexts("contents");
  const { statement, due_at, is_open, materials } = project;
  const mayDeliver = usePermission("projects.deliver");
  return (
    <div className={classes.sheet}>
      <section className={classes.card} aria-label={t("project.statement")}>
        <p className={classes.due}>
          <span>{due_at ? t("project.dueAt", { time: momentText(due_at) }) : t("project.noDue")}</span>
          {due_at && (
            <StatusMark
              kind={is_open ? "active" : "inactive"}
              label={t(is_open ? "project.open" : "project.closed")}
            />
          )}
        </p>
        {statement ? <RichText html={statement} /> : <p>{t("project.noStatement")}</p>}
        {materials.length > 0 && (
          <>
            <h2 className={classes.title}>{t("project.materials")}</h2>
            <FileList files={materials} />
          </>
        )}
      </section>
      {mayDeliver && <OwnDelivery guid={guid} project={project} session={session} />}
    </div>
  );
}

function OwnDelivery({ guid, project, session }: Props) {
  const query = useQuery(deliveryQuery(guid));
  if (query.error && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton width="100%" height={120} />;
  const { data, etag } = query.data;
  return (
    <DeliveryForm
      guid={guid}
      project={project}
      delivery={data ?? null}
      version={etag ?? "*"}
      onDelivered={() => session.finish({ completion: "completed" })}
    />
  );
}
