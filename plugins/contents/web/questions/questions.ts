import { type AnswerData, unwrap } from "@estante/sdk";
import { api, apiQueryOptions } from "../api/client";
import type { components, paths } from "../api/schema";

type Schemas = components["schemas"];
export type Exercise = AnswerData<"get", "/cms/contents/{guid}/editor", paths>;
export type Question = Exercise["questions"][number];
export type QuestionType = Question["type"];
export type OfType<Type extends QuestionType> = Extract<Question, { type: Type }>;
export type Choice = Schemas["Choice"];
export type Area = Schemas["Area"];
export type Gap = Schemas["Gap"];
export type Pair = Schemas["Pair"];
export type Fault = Schemas["Fault"];

/** What is saved at once; of the quiz and of the lesson only where it is one. */
export interface ExerciseFields {
  readonly questions: readonly Question[];
  readonly required_points?: number;
  readonly video?: string | null;
  readonly must_answer?: boolean;
}

const THOUSAND = 1000;

/** The points that can be reached; they are kept by the thousandth. */
export const sumOfPoints = (questions: readonly Question[]): number =>
  Math.round(questions.reduce((sum, { points }) => sum + points, 0) * THOUSAND) / THOUSAND;

const path = (guid: string) => ({ path: { guid } });

/** What the editor shows; it is read anew whenever the tab is opened. */
export const exerciseQuery = (guid: string) =>
  apiQueryOptions("/cms/contents/{guid}/editor", path(guid), {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names of the question types, as the catalogue has them. */
export const questionTypesQuery = () => apiQueryOptions("/cms/questions-types", { query: { pageSize: 200 } });

/** Keeps the questions on top of the version that they were read at. Raises ApiFailure. */
export const saveExercise = (guid: string, fields: ExerciseFields, version: string) =>
  unwrap(
    api.PUT("/cms/contents/{guid}/editor", {
      params: path(guid),
      body: { ...fields, questions: [...fields.questions] },
      headers: { "If-Match": version },
    }),
  );

/** Has a plugin write feedback for a question that is saved. Raises ApiFailure. */
export async function generateFeedback(guid: string, question: string, isRight: boolean): Promise<string> {
  const sent = { params: path(guid), body: { question, is_right: isRight } };
  return (await unwrap(api.POST("/cms/contents/{guid}/editor/feedback", sent))).data.feedback;
}
