import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRegistryVersion } from "../../plugin/registry";
import type { SelectOption } from "../choice/options";
import { useFieldTexts } from "../field-texts";
import {
  type Reference,
  type ReferenceFilters,
  type ReferenceRow,
  referenceOf,
  rowQuery,
  searchQuery,
} from "./references";

const WAIT_MS = 200;

/** The reference of a name; null where nobody offers it to this person. */
export function useReference(name: string): Reference | null {
  useRegistryVersion();
  return referenceOf(name);
}

const optionOf = ({ guid, label, detail }: ReferenceRow): SelectOption => ({
  value: guid,
  label,
  ...(detail && { detail }),
});

/** The names of referred records, fetched in one call; one that is gone says so. */
export function useReferenceOptions(reference: Reference | null, guids: readonly string[]) {
  const t = useFieldTexts();
  const rows = useQueries({ queries: guids.map((guid) => rowQuery(reference, guid)) });
  const options = guids.map((guid, at): SelectOption => {
    const { data, isError, isPending } = rows[at] ?? {};
    if (data) return optionOf(data);
    if (reference && isPending) return { value: guid, label: t("reference.loading") };
    if (reference && isError) return { value: guid, label: t("reference.notRead") };
    return { value: guid, label: t("reference.gone"), isMissing: true };
  });
  return { options, isLoading: reference !== null && rows.some(({ isPending }) => isPending) };
}

/** What is found for a text; nothing is asked before the field is used. */
export function useReferenceSearch(reference: Reference | null, filters?: ReferenceFilters) {
  const [isUsed, setUsed] = useState(false);
  const [text, setText] = useState("");
  const [query] = useDebouncedValue(text.trim(), WAIT_MS);
  const { data, isFetching, isError } = useQuery({
    ...searchQuery(reference, query, filters),
    enabled: isUsed && reference !== null,
    placeholderData: keepPreviousData,
  });
  return {
    options: (data ?? []).map(optionOf),
    isSearching: isUsed && (isFetching || query !== text.trim()),
    isError,
    search: setText,
    use: () => setUsed(true),
  };
}
