import { Cover } from "@estante/sdk";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { recordSearchQuery, summaryOf } from "../search/record-search-query";
import type { PaletteEntry } from "./entries";

const WAIT_MS = 150;
const SLOT_PX = 40;

export interface RecordSearch extends ReturnType<typeof summaryOf> {
  readonly entries: readonly PaletteEntry[];
  readonly isLoading: boolean;
  readonly failed: boolean;
}

/** Records that hold the text, as one types; nothing is asked without a text. */
export function useRecordSearch(wanted: string): RecordSearch {
  const [query] = useDebouncedValue(wanted, WAIT_MS);
  const enabled = query.length > 0 && wanted.length > 0;
  const { data, isFetching, isError } = useQuery({
    ...recordSearchQuery(query),
    enabled,
    placeholderData: keepPreviousData,
  });
  const groups = enabled ? (data?.data.groups ?? []) : [];
  return {
    ...summaryOf(groups),
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
    failed: enabled && isError,
  };
}
