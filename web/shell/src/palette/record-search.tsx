import { api, Cover, unwrap } from "@estante/sdk";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PaletteEntry } from "./entries";

const WAIT_MS = 150;
const SLOT_PX = 40;

export interface RecordSearch {
  readonly entries: readonly PaletteEntry[];
  readonly isLoading: boolean;
  readonly failed: boolean;
  /** How many there are in all, beside those that are listed. */
  readonly total: number;
  /** What was searched in place of words that nothing has; empty where they were found. */
  readonly meant: string;
  /** The plugins whose records could not be searched, by their titles. */
  readonly missing: readonly string[];
}

/** Records that hold the text, of every plugin that can be searched, in one call; nothing is asked without a text. */
export function useRecordSearch(wanted: string): RecordSearch {
  const [query] = useDebouncedValue(wanted, WAIT_MS);
  const enabled = query.length > 0 && wanted.length > 0;
  const { data, isFetching, isError } = useQuery({
    queryKey: ["search", query],
    queryFn: ({ signal }) => unwrap(api.GET("/search", { params: { query: { q: query } }, signal })),
    enabled,
    placeholderData: keepPreviousData,
  });
  const groups = enabled ? (data?.data.groups ?? []) : [];
  return {
    entries: groups.flatMap(({ title, results }) =>
      results.map(
        (result): PaletteEntry => ({
          id: result.address,
          group: "records",
          section: title,
          text: result.title,
          detail: result.detail.join(" · "),
          address: result.address,
          picture: <Cover title={result.title} type={result.type} src={result.picture} slot={SLOT_PX} />,
        }),
      ),
    ),
    // Words that wait for their turn are being searched too.
    isLoading: wanted.length > 0 && (query !== wanted || isFetching),
    total: groups.reduce((sum, { total }) => sum + total, 0),
    meant: groups.find(({ suggestion }) => suggestion)?.suggestion ?? "",
    failed: enabled && isError,
    missing: groups.filter(({ is_failed }) => is_failed).map(({ title }) => title),
  };
}
