import { EmptyState, ErrorState, Skeleton, useTexts } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Reading, readingQuery } from "../api/lessons";
import classes from "./reader.module.css";

interface Props {
  readonly lesson: string;
  /** The program that it is read in, whose colours it wears; null in none. */
  readonly program: string | null;
  readonly children: (reading: Reading) => ReactNode;
}

/** Reads a lesson; one that cannot be had says so, and is tried again (MIN-024). */
export function ReadLesson({ lesson, program, children }: Props) {
  const t = useTexts("mint");
  const { data, error, refetch } = useQuery(readingQuery(lesson, program));
  if (error)
    return <ErrorState inPanel title={t("editor.unread")} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={classes.waiting} aria-busy="true">
        <Skeleton width="100%" height={240} />
      </div>
    );
  if (data.data.pages.length === 0)
    return <EmptyState title={t("reader.empty")} text={t("reader.emptyText")} />;
  return children(data.data);
}
