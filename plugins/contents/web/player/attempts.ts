import { type AnswerData, unwrap } from "@estante/sdk";
import { api } from "../api/client";
import type { paths } from "../api/schema";

export type Attempt = AnswerData<"post", "/cms/contents/{guid}/attempts", paths>;
export type Asked = Attempt["questions"][number];
export type Solution = Attempt["solutions"][number];
export type Standing = Attempt["standing"];
export type Response = Solution["response"];
type Scored = AnswerData<"post", "/cms/contents/{guid}/attempts/{attempt}/answers", paths>;

const path = (guid: string) => ({ path: { guid } });

/** The person's newest attempt, open or finished; null before the first. Raises ApiFailure. */
export const latestAttempt = async (guid: string): Promise<Attempt | null> =>
  (await unwrap(api.GET("/cms/contents/{guid}/attempts/latest", { params: path(guid) }))).data ?? null;

/** Go on with the attempt that is open, or begin this one. Raises ApiFailure. */
export const beginAttempt = async (guid: string, attempt: string): Promise<Attempt> =>
  (await unwrap(api.POST("/cms/contents/{guid}/attempts", { params: path(guid), body: { guid: attempt } })))
    .data;

/** Answer a question; the first answer holds. Raises ApiFailure. */
export async function answerQuestion(
  guid: string,
  attempt: string,
  question: string,
  response: Response,
): Promise<Scored> {
  const params = { path: { guid, attempt } };
  const call = api.POST("/cms/contents/{guid}/attempts/{attempt}/answers", {
    params,
    body: { question, response },
  });
  return (await unwrap(call)).data;
}
