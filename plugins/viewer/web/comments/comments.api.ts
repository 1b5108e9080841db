import { type AnswerData, type BodyOf, unwrap } from "@estante/sdk";
import { api, useApiQuery } from "../api/client";
import type { paths } from "../api/schema";

const COMMENTS = "/cms/contents/{content_guid}/comments";
const COMMENT = "/cms/contents/{content_guid}/comments/{guid}";
const BESIDE = "/cms/contents/{content_guid}/common-elements";
const COURSES = "/front/courses";
/** What the server sends when somebody comments. */
export const COMMENTS_EVENT = "viewer.comments";
/** The newest of a content that are shown. */
export const SHOWN = 200;

export type Comment = AnswerData<"get", typeof COMMENTS, paths>[number];
export type Written = BodyOf<"post", typeof COMMENTS, paths>;
export type Course = AnswerData<"get", typeof COURSES, paths>[number];

/** The newest comments on a content that the person reads. */
export function useComments(content: string, enabled: boolean) {
  const query = useApiQuery(
    COMMENTS,
    { path: { content_guid: content }, query: { pageSize: SHOWN, orderBy: "-created_at" } },
    { enabled, staleTime: 0 },
  );
  return query;
}

export interface OwnCourses {
  readonly courses: readonly Course[];
  /** Reads them again, for who can make one. */
  readonly onNewCourse: (() => Promise<unknown>) | null;
}

/** The courses that the person may share a comment with, and whether they can make another. */
export function useCourses(content: string, enabled: boolean): OwnCourses {
  const own = useApiQuery(COURSES, { query: { pageSize: SHOWN } }, { enabled });
  const beside = useApiQuery(BESIDE, { path: { content_guid: content } }, { enabled });
  const isMaker = beside.data?.data.creates_courses ?? false;
  return { courses: own.data?.data ?? [], onNewCourse: isMaker ? own.refetch : null };
}

/** Makes a course of the person's own. Raises ApiFailure. */
export async function createCourse(name: string): Promise<Course> {
  return (await unwrap(api.POST("/front/courses", { body: { name } }))).data;
}

/** Makes a comment, or with its guid changes one. Raises ApiFailure. */
export async function saveComment(content: string, guid: string | null, body: Written): Promise<void> {
  const path = { content_guid: content };
  await unwrap(
    guid === null
      ? api.POST(COMMENTS, { params: { path }, body })
      : api.PUT(COMMENT, { params: { path: { ...path, guid } }, body }),
  );
}

/** Deletes a comment with its replies. Raises ApiFailure. */
export async function deleteComment({ content_guid, guid }: Comment): Promise<void> {
  await unwrap(api.DELETE(COMMENT, { params: { path: { content_guid, guid } } }));
}
