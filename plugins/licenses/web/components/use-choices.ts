import { type FieldOption, useApiQuery, usePermission } from "@estante/sdk";
import { useMemo } from "react";

const MAX_ROWS = 200;
const ALL = { query: { pageSize: MAX_ROWS } };

/** The roles by name. */
export function useRoles(): readonly FieldOption[] {
  const roles = useApiQuery("/users/roles", ALL).data?.data;
  return useMemo(() => (roles ?? []).map(({ guid, name }) => ({ value: guid, label: name })), [roles]);
}

/** The languages of the organization by name. */
export function useLanguages(): readonly FieldOption[] {
  const languages = useApiQuery("/langs", ALL).data?.data;
  return useMemo(
    () => (languages ?? []).map(({ code, name }) => ({ value: code, label: name })),
    [languages],
  );
}

/** Whether licences are of countries here: only who may read these fills them in. */
export const useHasCountries = () => usePermission("settings_countries.readList");
