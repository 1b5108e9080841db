import { ErrorState, LoadingRows, usePermission } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import type { Content } from "../api/contents";
import { LessonForm } from "../lessons/lesson-form.component";
import { ExerciseForm } from "./exercise-form.component";
import { exerciseQuery } from "./questions";

/** The editor tab of a question, a test or a videolesson: what it asks, saved by itself (CON-110). */
export function ExerciseEditor({ record: content }: { readonly record: Content }) {
  const query = useQuery(exerciseQuery(content.guid));
  const mayChange = usePermission("contents.update");
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const { data: exercise, etag } = query.data;
  const shared = {
    guid: content.guid,
    exercise,
    version: etag ?? "",
    isReadOnly: !mayChange,
    onReload: () => void query.refetch(),
  };
  // What somebody else saved is another form.
  const key = query.dataUpdatedAt;
  if (exercise.lesson) return <LessonForm key={key} {...shared} lesson={exercise.lesson} />;
  return <ExerciseForm key={key} {...shared} firstType={content.question_type_guid ?? null} />;
}
