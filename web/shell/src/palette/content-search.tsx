import { API_BASE, Cover, currentLanguage, session, usePermission } from "@estante/sdk";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PaletteEntry } from "./entries";

const WAIT_MS = 150;
const SHOWN = 6;
const SLOT_PX = 40;

type Found = {
  readonly guid: string;
  readonly name: string;
  readonly type_guid?: string;
  readonly thumbnail?: string | null;
  readonly erp_id?: string | null;
};

/** Contents whose name holds the text; nothing is asked without a text or without the right to read them. */
export function useContentSearch(wanted: string): {
  entries: PaletteEntry[];
  isLoading: boolean;
  failed: boolean;
} {
  const mayRead = usePermission("contents.readList");
  const [settled] = useDebouncedValue(wanted, WAIT_MS);
  const enabled = mayRead && settled.length > 0 && wanted.length > 0;
  const { data, isFetching, isError } = useQuery({
    queryKey: ["palette", settled],
    queryFn: ({ signal }) => search(settled, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    entries: enabled ? (data ?? []).map(entryOf) : [],
    isLoading: enabled && isFetching,
    failed: enabled && isError,
  };
}

function entryOf(content: Found): PaletteEntry {
  const { guid, name, type_guid = null, thumbnail = null, erp_id } = content;
  return {
    id: `content-${guid}`,
    group: "contents",
    text: name,
    detail: erp_id ?? undefined,
    address: `/content/${guid}`,
    picture: <Cover title={name} type={type_guid} src={thumbnail} slot={SLOT_PX} />,
  };
}

// The contents plugin may be off for a tenant, so its call is not part of the shell's typed client.
async function search(wanted: string, signal: AbortSignal): Promise<Found[]> {
  const query = new URLSearchParams({ q: wanted, pageSize: String(SHOWN) });
  const answer = await fetch(`${API_BASE}/cms/contents?${query}`, {
    signal,
    headers: { authorization: `Bearer ${session.token()}`, "accept-language": currentLanguage() },
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const body: { data: Found[] } = await answer.json();
  return body.data;
}
