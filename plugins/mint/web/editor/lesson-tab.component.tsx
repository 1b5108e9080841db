import { EmptyState, ErrorState, LoadingRows, useTexts } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { lessonQuery } from "../api/lessons";
import { LessonEditor } from "./lesson-editor.component";

/** The tab of a content's page where its lesson is written (CON-091). */
export function LessonTab({ record }: { readonly record: { readonly guid: string } }) {
  const t = useTexts("mint");
  const { data, error, dataUpdatedAt, refetch } = useQuery(lessonQuery(record.guid));
  if (error)
    return <ErrorState inPanel title={t("editor.unread")} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (data.data.has_file) return <EmptyState title={t("editor.hasFile")} text={t("editor.hasFileText")} />;
  return <LessonEditor key={dataUpdatedAt} lesson={data.data} onReload={() => void refetch()} />;
}
