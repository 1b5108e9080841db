import { type AnswerData, unwrap, useSearchedWords } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api/client";
import type { paths } from "../api/schema";
import { batching } from "./batching";

export type Mention = AnswerData<"get", "/cms/contents/mentions", paths>["mentions"][string][number];
const NOWHERE: readonly Mention[] = [];
const mentionsIn = batching<readonly Mention[]>(
  async (q, guid) =>
    (await unwrap(api.GET("/cms/contents/mentions", { params: { query: { q, guid: [...guid] } } }))).data
      .mentions,
);

/** Where a content has what the list is searched for; nowhere as long as nobody knows. */
export function useMentions(guid: string): readonly Mention[] {
  const words = useSearchedWords();
  const { data } = useQuery({
    queryKey: ["contents", "mentions", words, guid],
    queryFn: () => mentionsIn(words, guid),
    enabled: words !== "",
  });
  return data ?? NOWHERE;
}
