import { ApiFailure, createApi, type Launch, unwrap } from "@estante/sdk";
import { plainText } from "../questions/new-question";
import type { Asked, Attempt, Response, Solution } from "./attempts";
import { wordsOf } from "./response";

/** What an exercise leaves in the organization's record store after each answer (specification §3, §7). */
export interface Trace {
  readonly attempt: string;
  readonly score: number;
  readonly max_score: number;
  readonly answers: readonly TracedAnswer[];
}

/** An answer, and in words what was asked and answered: the exercise may be another one when it is read. */
export interface TracedAnswer extends Pick<Solution, "question" | "response" | "points" | "max_points"> {
  readonly prompt: string;
  readonly words: readonly string[];
}

/** Under what traces are kept and found. */
export interface TracePlace {
  readonly contentGuid: string;
  readonly referenceId: string;
  readonly scope: string;
}

type Stored = { data?: unknown };

type Answered<Data> = { responses: { 200: { content: { "application/json": { data: Data } } } } };

/** The two calls as the specification has them: whoever keeps the records answers them, or nobody. */
interface RecordPaths {
  "/lrs/records": {
    get: { parameters: { query: TracePlace & { personGuid?: string } } } & Answered<Stored[]>;
    post: { requestBody: { content: { "application/json": object } } } & Answered<Stored>;
  };
}

const { api } = createApi<RecordPaths>();
const NO_STORE = 404;
const MS = 1000;

/** As the address says it, unchanged; a content that nothing refers to refers to itself. */
export const placeOf = (content: string, launch: Launch): TracePlace => ({
  contentGuid: content,
  referenceId: launch.referenceId || content,
  scope: launch.scope,
});

/** The newest trace of somebody, by itself one's own; null before the first. Raises ApiFailure. */
export async function readTrace(place: TracePlace, personGuid?: string): Promise<Trace | null> {
  const query = { ...place, ...(personGuid && { personGuid }) };
  const { data } = await unwrap(api.GET("/lrs/records", { params: { query } }));
  return data.map((record) => record.data).find(isTrace) ?? null;
}

/** Keep what was answered so far. Raises ApiFailure. */
export async function sendTrace(
  { contentGuid, referenceId, scope }: TracePlace,
  { guid, questions, solutions, standing }: Attempt,
  begun: number,
): Promise<void> {
  const data: Trace = {
    attempt: guid,
    score: standing.score,
    max_score: standing.max_score,
    answers: solutions.flatMap((solution) => {
      const question = questions.find(({ id }) => id === solution.question);
      return question ? [traced(question, solution)] : [];
    }),
  };
  const body = {
    content_guid: contentGuid,
    referenceId,
    scope,
    data,
    session_time: `PT${Math.round((Date.now() - begun) / MS)}S`,
    completion_status: standing.is_finished ? "completed" : "incomplete",
  };
  await unwrap(api.POST("/lrs/records", { body }));
}

/** Whether the organization keeps no records, so that there is nothing to miss. */
export const isWithoutStore = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && thrown.status === NO_STORE;

function traced(question: Asked, { response, points, max_points }: Solution): TracedAnswer {
  return {
    question: question.id,
    response,
    points,
    max_points,
    prompt: plainText(question.prompt),
    words: chosenWords(response, question) ?? wordsOf(response, question),
  };
}

const chosenWords = (response: Response, { parts = [] }: Asked): readonly string[] | null =>
  response.type === "choices"
    ? parts.filter(({ id }) => response.choices.includes(id)).map(({ text }) => text)
    : null;

/** Others write records too, with data of their own. */
function isTrace(data: unknown): data is Trace {
  if (typeof data !== "object" || data === null || !("answers" in data)) return false;
  return Array.isArray(data.answers) && data.answers.every(isAnswer);
}

const isAnswer = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  "question" in answer &&
  "response" in answer &&
  typeof answer.response === "object" &&
  answer.response !== null &&
  "words" in answer &&
  Array.isArray(answer.words);
