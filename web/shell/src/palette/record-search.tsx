import { API_BASE, Cover, currentLanguage, recordTypeName, session } from "@estante/sdk";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Manifest, ManifestSearch } from "../app/manifest";
import type { PaletteEntry } from "./entries";

const WAIT_MS = 150;
const SHOWN = 6;
const SLOT_PX = 40;

type Row = Readonly<Record<string, unknown>> & { readonly guid: string };

/** Records that hold the text, of every plugin whose manifest says how to search; nothing is asked without a text. */
export function useRecordSearch(
  manifest: Manifest,
  wanted: string,
): { entries: PaletteEntry[]; isLoading: boolean; failed: boolean } {
  const searches = manifest.plugins.flatMap(({ search }) => (search ? [search] : []));
  const [settled] = useDebouncedValue(wanted, WAIT_MS);
  const enabled = searches.length > 0 && settled.length > 0 && wanted.length > 0;
  const calls = searches.map(({ call }) => call);
  const { data, isFetching, isError } = useQuery({
    queryKey: ["palette", calls, settled],
    queryFn: ({ signal }) => Promise.all(searches.map((search) => rowsOf(search, settled, signal))),
    enabled,
    placeholderData: keepPreviousData,
  });
  const entries = searches.flatMap((search, at) => (data?.[at] ?? []).map((row) => entryOf(search, row)));
  return { entries: enabled ? entries : [], isLoading: enabled && isFetching, failed: enabled && isError };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function entryOf(search: ManifestSearch, row: Row): PaletteEntry {
  const title = textOf(row[search.title]);
  const words = (search.detail ?? []).map((field) =>
    field === search.type ? recordTypeName(textOf(row[field])) : textOf(row[field]),
  );
  const picture = search.picture && textOf(row[search.picture]);
  const type = search.type ? textOf(row[search.type]) : null;
  return {
    id: `${search.call}-${row.guid}`,
    group: "records",
    text: title,
    detail: words.filter(Boolean).join(" · "),
    address: search.address.replace("{guid}", row.guid),
    ...((search.picture || search.type) && {
      picture: <Cover title={title} type={type} src={picture || null} slot={SLOT_PX} />,
    }),
  };
}

const rowsOf = ({ call }: ManifestSearch, text: string, signal: AbortSignal): Promise<Row[]> =>
  ask<Row>(`${call}?${new URLSearchParams({ q: text, pageSize: String(SHOWN) })}`, signal);

// Which calls there are is known from the manifests only, so they are not part of the shell's typed client.
async function ask<One>(call: string, signal: AbortSignal): Promise<One[]> {
  const answer = await fetch(API_BASE + call, {
    signal,
    headers: { authorization: `Bearer ${session.token()}`, "accept-language": currentLanguage() },
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const body: { data: One[] } = await answer.json();
  return body.data;
}
