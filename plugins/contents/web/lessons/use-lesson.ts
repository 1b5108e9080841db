import { invalidate, toast, useJobEnd, useTexts } from "@estante/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { contents } from "../api/contents";
import { newQuestion } from "../questions/new-question";
import type { Exercise, Question, QuestionType } from "../questions/questions";
import { useSavedExercise } from "../questions/use-saved-exercise";
import { mediaOf } from "../tracks/media-frame.component";
import { usePlayback } from "../tracks/use-playback";
import { useSource } from "../tracks/use-source";
import { inOrder, momentName, NEAR, tenthOf } from "./stops";

export const MS = 1000;

/** The lesson as it is edited: saved by itself, its stops in the order of the video, no two at one time. */
export function useLesson(
  guid: string,
  exercise: Exercise,
  lesson: NonNullable<Exercise["lesson"]>,
  version: string,
) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [fields, setFields] = useState({ ...lesson, questions: exercise.questions });
  const [openGuid, setOpenGuid] = useState(exercise.questions[0]?.id ?? null);
  const saved = useSavedExercise(guid, fields, exercise, version, () => invalidate(client, contents.stale));
  const video = useVideo(fields.video);
  const { questions } = fields;
  const put = (next: Question[]) => setFields((before) => ({ ...before, questions: inOrder(next) }));
  const now = () => tenthOf(video.playback.now() / MS);
  const stopAt = (at: number) =>
    questions.find((each) => typeof each.at === "number" && Math.abs(each.at - at) < NEAR);
  return {
    questions,
    video,
    saved,
    now,
    stopAt,
    chosen: fields.video,
    mustAnswer: fields.must_answer,
    open: questions.find(({ id }) => id === openGuid) ?? null,
    /** Also after an upload, long after the form was drawn. */
    chooseVideo: (chosen: string | null) => setFields((before) => ({ ...before, video: chosen })),
    setMustAnswer: (must_answer: boolean) => setFields((before) => ({ ...before, must_answer })),
    add: (type: QuestionType) => {
      const at = now();
      const there = stopAt(at);
      if (there) toast.info(t("lesson.taken", { moment: momentName(at) }));
      const made = there ?? { ...newQuestion(type), at };
      if (!there) put([...questions, made]);
      setOpenGuid(made.id);
    },
    change: (next: Question) => put(questions.map((each) => (each.id === next.id ? next : each))),
    remove: (gone: string) => put(questions.filter(({ id }) => id !== gone)),
    show: (question: Question) => {
      setOpenGuid(question.id);
      if (typeof question.at === "number") video.playback.seek(question.at * MS);
    },
  };
}

export type Lesson = ReturnType<typeof useLesson>;

/** The video that is chosen, and its player. */
function useVideo(guid: string | null) {
  const { data, refetch } = useQuery({ ...contents.query(guid ?? ""), enabled: guid !== null });
  const content = data?.data.guid === guid ? data?.data : undefined;
  // What was uploaded here can be played now.
  useJobEnd(useCallback((job) => void (job.subject_guid === guid && refetch()), [guid, refetch]));
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const source = useSource(content);
  const playback = usePlayback(media, source);
  const length = content ? (mediaOf(content)?.duration ?? null) : null;
  return { content, media, source, playback, length };
}
