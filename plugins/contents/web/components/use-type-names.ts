import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type ContentType, typesQuery } from "../api/contents";

const NONE: readonly ContentType[] = [];

export const useTypes = (): readonly ContentType[] => useQuery(typesQuery()).data?.data ?? NONE;

/** Names content types in the person's language; a type whose plugin is off shows its guid. */
export function useTypeNames(): (guid: string) => string {
  const types = useTypes();
  return useCallback((guid) => types.find((type) => type.guid === guid)?.name ?? guid, [types]);
}
