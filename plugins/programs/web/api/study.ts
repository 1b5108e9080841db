import { type AnswerData, createApi, invalidate } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { usePreview } from "./preview";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();

const PROGRAMS = "/front/programs";
const PROGRAM = "/front/programs/{guid}";
const PROGRAMMINGS = "/front/programs/{guid}/programmings";
const LESSON = "/front/lessons/{guid}";
const TOOLBOX = "/front/programs/{guid}/toolbox";
// A program has no more programmings, nor groups of tools.
const ALL = 200;
const STUDY = [PROGRAMS, PROGRAM, LESSON];
// What was done in the viewer shows when one comes back.
const FRESH = { staleTime: 0 };
export const PAGE_SIZE = 6;
export const MARKS_PAGE = 50;

export type StudyRow = AnswerData<"get", typeof PROGRAMS, paths>[number];
export type StudyProgram = AnswerData<"get", typeof PROGRAM, paths>;
/** How a program looks to who follows it. */
export type Look = StudyProgram["look"];
export type StudyProgramming = AnswerData<"get", typeof PROGRAMMINGS, paths>[number];
export type StudyToolGroup = AnswerData<"get", typeof TOOLBOX, paths>[number];
export type StudyUnit = StudyProgram["units"][number];
export type StudyLesson = AnswerData<"get", typeof LESSON, paths>;
export type StudyTask = StudyLesson["tasks"][number];
export type StudyMaterial = StudyLesson["materials"][number];

/** A page of the person's programs, where they were last first. */
export const useStudies = (page: number) =>
  useApiQuery(PROGRAMS, { query: { page, pageSize: PAGE_SIZE } }, FRESH);

/** A program as who follows it sees it. */
export const useStudy = (guid: string) => useApiQuery(PROGRAM, { path: { guid } }, FRESH);

/** What is published of how a program is planned. */
export const useStudyProgrammings = (guid: string) =>
  useApiQuery(PROGRAMMINGS, { path: { guid }, query: { pageSize: ALL } }, FRESH);

/** The tools that stand beside the lessons of a program. */
export const useStudyToolbox = (guid: string) =>
  useApiQuery(TOOLBOX, { path: { guid }, query: { pageSize: ALL } }, FRESH);

/** A lesson as who follows its program sees it. */
export const useStudyLesson = (guid: string) => useApiQuery(LESSON, { path: { guid } }, FRESH);

/** The marks of students in a task, by their names. */
export const useMarks = (guid: string, page: number) =>
  useApiQuery("/front/tasks/{guid}/marks", { path: { guid }, query: { page, pageSize: MARKS_PAGE } }, FRESH);

/** Keeps that a material was opened; who opens it is not held up by that. */
export function useKeepOpening() {
  const client = useQueryClient();
  const isPreview = usePreview();
  return (guid: string) => {
    if (isPreview) return;
    void api
      .POST("/front/materials/{guid}/opened", { params: { path: { guid } } })
      .then(() => invalidate(client, STUDY));
  };
}

/** Where a content of a lesson opens. */
export const viewerAddress = (content: string, program: string, lesson: string) =>
  `/viewer/${content}?${new URLSearchParams({ courseGuid: program, lessonItem: lesson })}`;

/** Where a lesson is followed. */
export const lessonAddress = (program: string, lesson: string) => `/study/${program}/${lesson}`;
