import { LoadingRows, useParams } from "@estante/sdk";
import { useStudyLesson } from "../api/study";
import { WornLook } from "../components/look/worn-look.component";
import { ShownLesson } from "../components/study/shown-lesson.component";
import { StudyFailure } from "../components/study/study-failure.component";
import { StudyToolbox } from "../components/study/study-toolbox.component";

/** `/study/{guid}/{lesson_guid}`: a lesson with its materials, and the lessons around it. */
export function StudyLessonPage() {
  const { lesson_guid = "" } = useParams({ strict: false }) as { lesson_guid?: string };
  const query = useStudyLesson(lesson_guid);
  if (query.isError && !query.data)
    return <StudyFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const lesson = query.data.data;
  return (
    <WornLook look={lesson.look}>
      <ShownLesson
        key={lesson_guid}
        lesson={lesson}
        toolbox={<StudyToolbox program={lesson.program.guid} lesson={lesson_guid} />}
      />
    </WornLook>
  );
}
