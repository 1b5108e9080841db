import { API_BASE, Cover, currentLanguage, session, usePermission } from "@estante/sdk";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PaletteEntry } from "./entries";

const WAIT_MS = 150;
const SHOWN = 6;
const SLOT_PX = 40;

const TYPES_STAY_MS = 300_000;

type Named = { readonly guid: string; readonly name: string };
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
    queryFn: ({ signal }) =>
      ask<Found>(`contents?${new URLSearchParams({ q: settled, pageSize: String(SHOWN) })}`, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const types = useQuery({
    queryKey: ["palette-types"],
    queryFn: ({ signal }) => ask<Named>("types", signal),
    staleTime: TYPES_STAY_MS,
    enabled,
  });
  const typeName = (guid: string | undefined) => types.data?.find((type) => type.guid === guid)?.name;
  return {
    entries: enabled ? (data ?? []).map((found) => entryOf(found, typeName(found.type_guid))) : [],
    isLoading: enabled && isFetching,
    failed: enabled && isError,
  };
}

function entryOf(content: Found, typeName: string | undefined): PaletteEntry {
  const { guid, name, type_guid = null, thumbnail = null, erp_id } = content;
  return {
    id: `content-${guid}`,
    group: "contents",
    text: name,
    detail: [typeName, erp_id].filter(Boolean).join(" · "),
    address: `/content/${guid}`,
    picture: <Cover title={name} type={type_guid} src={thumbnail} slot={SLOT_PX} />,
  };
}

// The contents plugin may be off for a tenant, so its call is not part of the shell's typed client.
async function ask<One>(what: string, signal: AbortSignal): Promise<One[]> {
  const answer = await fetch(`${API_BASE}/cms/${what}`, {
    signal,
    headers: { authorization: `Bearer ${session.token()}`, "accept-language": currentLanguage() },
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const body: { data: One[] } = await answer.json();
  return body.data;
}
