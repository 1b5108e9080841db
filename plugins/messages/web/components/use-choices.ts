import { type FilterOption, usePermission } from "@estante/sdk";
import { useMemo } from "react";
import { type AudienceKind, useApiQuery } from "../api/messages";

const MAX_ROWS = 200;
const NONE: readonly AudienceKind[] = [];

/** The roles by name. */
export function useRoles(): readonly FilterOption[] {
  const roles = useApiQuery("/users/roles", { query: { pageSize: MAX_ROWS } }).data?.data;
  return useMemo(() => (roles ?? []).map(({ guid, name }) => ({ value: guid, label: name })), [roles]);
}

/** Whether people are of countries here: only who may read these chooses among them. */
export const useHasCountries = () => usePermission("settings_countries.readList");

/** The kinds of groups that other plugins have; null until they are known. */
export function useAudienceKinds(): readonly AudienceKind[] | null {
  const { data, isError } = useApiQuery("/messages/audiences", { query: { pageSize: MAX_ROWS } });
  return data?.data ?? (isError ? NONE : null);
}
