import { useQuery } from "@tanstack/react-query";
import { type ContentType, typesQuery } from "../api/contents";

const NONE: readonly ContentType[] = [];

/** What the tenant's content types take; their names, icons and covers are the SDK's to show. */
export const useTypes = (): readonly ContentType[] => useQuery(typesQuery()).data?.data ?? NONE;
