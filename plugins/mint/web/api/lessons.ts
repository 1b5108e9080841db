import { type AnswerData, createApi, fileForm, type ParamsOf, unwrap } from "@estante/sdk";
import type { JSONContent } from "@tiptap/core";
import type { paths } from "./schema";

export const { api, apiQueryOptions } = createApi<paths>();

export type Lesson = AnswerData<"get", "/mint/lessons/{guid}", paths>;
export type LessonPage = Lesson["pages"][number];
export type Reading = AnswerData<"get", "/mint/lessons/{guid}/reading", paths>;
/** The server refuses other words. */
type RoleName = ParamsOf<"get", "/mint/programs/{guid}/{role}", paths>["path"]["role"];
export type Alone = AnswerData<"get", "/mint/programs/{guid}/{role}", paths>;
export type Verdict = AnswerData<"post", "/mint/lessons/{guid}/questions/{question_guid}/answer", paths>;

/** What of a page its author changes. */
export interface Draft {
  readonly title: string;
  readonly document: JSONContent;
  readonly beside: JSONContent | null;
}

const at = (guid: string) => ({ path: { guid } });
const atPage = (guid: string, page_guid: string) => ({ path: { guid, page_guid } });

/** A lesson as its editor has it, read anew whenever that is opened. */
export const lessonQuery = (guid: string) =>
  apiQueryOptions("/mint/lessons/{guid}", at(guid), { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });

/** A lesson to be read, with the colours of the program that it is read in. */
export const readingQuery = (guid: string, program: string | null) =>
  apiQueryOptions(
    "/mint/lessons/{guid}/reading",
    { ...at(guid), ...(program && { query: { program } }) },
    { staleTime: 0 },
  );

/** The lessons of a program, as a role has them. */
export const aloneQuery = (guid: string, role: string) =>
  apiQueryOptions("/mint/programs/{guid}/{role}", { path: { guid, role: role as RoleName } });

/** Makes a page, of two sides where that is said, behind another one or as the last. Raises ApiFailure. */
export const addPage = async (guid: string, after: string | null, isDual: boolean): Promise<LessonPage> =>
  (
    await unwrap(
      api.POST("/mint/lessons/{guid}/pages", {
        params: at(guid),
        body: { ...(after !== null && { after }), ...(isDual && { is_dual: true }) },
      }),
    )
  ).data;

/** Keeps a page on top of a version. Raises ApiFailure: 409 with the page as somebody else saved it. */
export const savePage = async (
  guid: string,
  page: string,
  { title, document, beside }: Draft,
  version: number,
): Promise<LessonPage> =>
  (
    await unwrap(
      api.PUT("/mint/lessons/{guid}/pages/{page_guid}", {
        params: atPage(guid, page),
        body: { version, title, document, ...(beside && { beside }) },
      }),
    )
  ).data;

export const deletePage = (guid: string, page: string) =>
  unwrap(api.DELETE("/mint/lessons/{guid}/pages/{page_guid}", { params: atPage(guid, page) }));

/** The look of a lesson, or its pages in another order. Raises ApiFailure. */
export const saveLesson = (guid: string, body: { pages?: string[]; typography?: Lesson["typography"] }) =>
  unwrap(api.PUT("/mint/lessons/{guid}", { params: at(guid), body }));

/** Takes a picture in. Raises ApiFailure: 413 over 10 MB, 415 where it is none. */
export const addImage = async (guid: string, file: File): Promise<{ image: string; url: string }> =>
  (await unwrap(api.POST("/mint/lessons/{guid}/images", { params: at(guid), ...fileForm(file) }))).data;

/** Whether the chosen answers of a question are right. Raises ApiFailure. */
export const answerQuestion = async (
  guid: string,
  question_guid: string,
  chosen: string[],
): Promise<Verdict> =>
  (
    await unwrap(
      api.POST("/mint/lessons/{guid}/questions/{question_guid}/answer", {
        params: { path: { guid, question_guid } },
        body: { chosen },
      }),
    )
  ).data;
