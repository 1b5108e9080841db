import {
  EmptyState,
  ErrorState,
  formatNumber,
  formatRelative,
  LoadingRows,
  StatusMark,
  useTexts,
} from "@estante/sdk";
import { UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MarkForm } from "./mark-form.component";
import { type DeliveryRow, deliveriesQuery, projectQuery } from "./projects";
import classes from "./projects.module.css";

/** What was delivered, and the one that is being marked: staff see all, a teacher what the own pupils delivered. */
export function Deliveries({ guid }: { readonly guid: string }) {
  const t = useTexts("contents");
  const query = useQuery(deliveriesQuery(guid));
  const project = useQuery(projectQuery(guid));
  const [openGuid, setOpenGuid] = useState<string | null>(null);
  const problem = query.error ?? project.error;
  if (problem && !query.data)
    return (
      <ErrorState
        inPanel
        error={problem}
        onRetry={() => {
          void query.refetch();
          void project.refetch();
        }}
      />
    );
  if (!query.data || !project.data) return <LoadingRows columns={2} />;
  const { data: rows, meta } = query.data;
  const open = rows.find((row) => row.guid === openGuid) ?? null;
  if (rows.length === 0) return <EmptyState title={t("deliveries.none")} text={t("deliveries.noneText")} />;
  const toMark = rows.filter((row) => row.marked_at === null).length;
  return (
    <div className={classes.deliveries}>
      <div>
        <p className={classes.quiet}>
          {t("deliveries.count", { count: meta?.total ?? rows.length })} ·{" "}
          {t("deliveries.toMarkCount", { count: toMark })}
        </p>
        <ul className={classes.people} aria-label={t("deliveries.list")}>
          {rows.map((row) => (
            <li key={row.guid}>
              <PersonLine row={row} isOpen={row.guid === openGuid} onOpen={() => setOpenGuid(row.guid)} />
            </li>
          ))}
        </ul>
      </div>
      {open ? (
        <MarkForm
          key={`${open.guid}-${open.version}`}
          guid={guid}
          delivery={open}
          maxPoints={project.data.data.max_points}
        />
      ) : (
        <p className={classes.quiet}>{t("deliveries.choose")}</p>
      )}
    </div>
  );
}

interface LineProps {
  readonly row: DeliveryRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function PersonLine({ row, isOpen, onOpen }: LineProps) {
  const t = useTexts("contents");
  return (
    <UnstyledButton className={classes.person} aria-current={isOpen ? "true" : undefined} onClick={onOpen}>
      <span className={classes.name}>{row.person_name || t("deliveries.nobody")}</span>
      <span className={classes.quiet}>{formatRelative(row.delivered_at)}</span>
      {row.points === null ? (
        <StatusMark kind="draft" label={t("deliveries.toMark")} />
      ) : (
        <StatusMark kind="active" label={t("deliveries.marked", { points: formatNumber(row.points) })} />
      )}
    </UnstyledButton>
  );
}
