import { EmptyState, ErrorState, formatRelative, Link, LoadingRows, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import { BOARDS_PAGE, boardAddress, useBoards } from "../../api/boards";
import type { StudyTask } from "../../api/study";
import classes from "./study.module.css";

interface StudyBoardsProps {
  readonly task: StudyTask;
  readonly program: string;
  readonly lesson: string;
}

const WAITING_ROWS = 2;

/** The boards of a task: of the students and groups whom a teacher shares a school with. */
export function StudyBoards({ task, program, lesson }: StudyBoardsProps) {
  const t = useTexts("programs");
  const [page, setPage] = useState(1);
  const query = useBoards(task.guid, page);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={WAITING_ROWS} columns={1} />;
  const rows = query.data.data;
  const total = query.data.meta?.total ?? rows.length;
  if (total === 0)
    return <EmptyState isFiltered title={t("kanban.noBoards")} text={t("kanban.noBoardsText")} />;
  return (
    <>
      <ul className={classes.marks} aria-label={t("kanban.boardsOf", { name: task.name })}>
        {rows.map(({ guid, name, columns, updated_at }) => (
          <li key={guid} className={classes.markRow}>
            <Link to={boardAddress(program, lesson, task.guid, guid)}>{name ?? t("kanban.goneGroup")}</Link>
            <span className={classes.facts}>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns may be called alike
                <span key={at} className={classes.fact}>
                  {t("kanban.sum", { name: column.name, count: column.cards })}
                </span>
              ))}
              <span className={classes.fact}>{formatRelative(updated_at)}</span>
            </span>
          </li>
        ))}
      </ul>
      {total > BOARDS_PAGE && (
        <div className={classes.around}>
          <Button variant="default" size="xs" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("study.previous")}
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={page * BOARDS_PAGE >= total}
            onClick={() => setPage(page + 1)}
          >
            {t("study.next")}
          </Button>
        </div>
      )}
    </>
  );
}
