import { type AnswerData, api, unwrap } from "@estante/sdk";
import { queryOptions } from "@tanstack/react-query";

type Answer = AnswerData<"get", "/search">;

const groupsOf = ({ groups }: Answer) => groups;

/** What one plugin has of the words. */
export type SearchGroup = ReturnType<typeof groupsOf>[number];

/** The records that hold the words, of every plugin that can be searched, in one call. */
export const recordSearchQuery = (words: string, pageSize?: number) =>
  queryOptions({
    queryKey: ["search", words, pageSize],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/search", { params: { query: { q: words, ...(pageSize && { pageSize }) } }, signal })),
  });

/** What a search says of all groups together. */
export const summaryOf = (groups: readonly SearchGroup[]) => ({
  /** How many there are in all, beside those that are listed. */
  total: groups.reduce((sum, { total }) => sum + total, 0),
  /** What was searched in place of words that nothing has; empty where they stand somewhere. */
  meant: groups.find(({ suggestion }) => suggestion)?.suggestion ?? "",
  /** The plugins whose records could not be searched, by their titles. */
  missing: groups.filter(({ is_failed }) => is_failed).map(({ title }) => title),
});
