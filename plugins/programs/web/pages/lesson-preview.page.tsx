import { LoadingRows, useParams, useTexts } from "@estante/sdk";
import { IconEye } from "@tabler/icons-react";
import { PreviewContext, useLessonPreview } from "../api/preview";
import { WornLook } from "../components/look/worn-look.component";
import { ShownLesson } from "../components/study/shown-lesson.component";
import classes from "../components/study/study.module.css";
import { StudyFailure } from "../components/study/study-failure.component";
import { ToolGroups } from "../components/study/study-toolbox.component";

const ICON_PX = 18;

/** `/program/{guid}/preview/{lesson_guid}`: a lesson as its students will see it, also while it is a draft. */
export function LessonPreviewPage() {
  const { lesson_guid = "" } = useParams({ strict: false }) as { lesson_guid?: string };
  const t = useTexts("programs");
  const query = useLessonPreview(lesson_guid);
  if (query.isError && !query.data)
    return <StudyFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const { lesson, toolbox } = query.data.data;
  return (
    <PreviewContext value={true}>
      <p className={classes.previewed} role="note">
        <IconEye size={ICON_PX} aria-hidden="true" /> {t("preview.note")}
      </p>
      <WornLook look={lesson.look}>
        <ShownLesson
          key={lesson_guid}
          lesson={lesson}
          toolbox={<ToolGroups groups={toolbox} program={lesson.program.guid} lesson={lesson_guid} />}
        />
      </WornLook>
    </PreviewContext>
  );
}
