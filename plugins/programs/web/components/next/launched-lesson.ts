import { type StudyLesson, useStudyLesson } from "../../api/study";

/** What the viewer gives who says what follows. */
export interface Launched {
  readonly content: { readonly guid: string };
  readonly launch: { readonly courseGuid: string; readonly lessonItem: string };
}

/** The lesson from which a content was opened, once it is there. */
export function useLaunchedLesson({ courseGuid, lessonItem }: Launched["launch"]): StudyLesson | null {
  const lesson = useStudyLesson(lessonItem).data?.data;
  // The address may be of another system's lesson.
  return lesson && lesson.program.guid === courseGuid ? lesson : null;
}
