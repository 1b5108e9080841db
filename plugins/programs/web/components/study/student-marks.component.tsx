import {
  Badge,
  EmptyState,
  ErrorState,
  formatNumber,
  formatRelative,
  LoadingRows,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import { MARKS_PAGE, type StudyTask, useMarks } from "../../api/study";
import classes from "./study.module.css";

const WAITING_ROWS = 2;

/** Who answered a task, and what that came to: of the students whom a teacher shares a school with. */
export function StudentMarks({ task }: { readonly task: StudyTask }) {
  const t = useTexts("programs");
  const [page, setPage] = useState(1);
  const query = useMarks(task.guid, page);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={WAITING_ROWS} columns={1} />;
  const rows = query.data.data;
  const total = query.data.meta?.total ?? rows.length;
  if (total === 0) return <EmptyState isFiltered title={t("tasks.noMarks")} text={t("tasks.noMarksText")} />;
  return (
    <>
      <ul className={classes.marks} aria-label={t("tasks.marksOf", { name: task.name })}>
        {rows.map(({ guid, name, points, max_points, is_waiting, finished_at }) => (
          <li key={guid} className={classes.markRow}>
            <span>{name}</span>
            <span className={classes.share}>
              {is_waiting && <Badge tone="warn">{t("tasks.waiting")}</Badge>}
              {formatRelative(finished_at)}
              <strong>
                {t("tasks.mark", { points: formatNumber(points), most: formatNumber(max_points) })}
              </strong>
            </span>
          </li>
        ))}
      </ul>
      {total > MARKS_PAGE && (
        <div className={classes.around}>
          <Button variant="default" size="xs" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("study.previous")}
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={page * MARKS_PAGE >= total}
            onClick={() => setPage(page + 1)}
          >
            {t("study.next")}
          </Button>
        </div>
      )}
    </>
  );
}
