import { type FilterOption, usePermission } from "@estante/sdk";
import { useMemo } from "react";
import { useApiQuery } from "../api/users";

const MAX_ROWS = 200;
const STAFF = ["R04", "R05", "R06", "R07"];

/** The roles by name: those of the back office, the others, or all of them. */
export function useRoles(which: "staff" | "others" | "all"): readonly FilterOption[] {
  const roles = useApiQuery("/users/roles", { query: { pageSize: MAX_ROWS } }).data?.data;
  return useMemo(
    () =>
      (roles ?? [])
        .filter(({ guid }) => which === "all" || STAFF.includes(guid) === (which === "staff"))
        .map(({ guid, name }) => ({ value: guid, label: name })),
    [roles, which],
  );
}

/** Whether people are of countries here: only who may read these fills them in. */
export const useHasCountries = () => usePermission("settings_countries.readList");

/** The countries by name; none in an organization of one. */
export function useCountries(): readonly FilterOption[] {
  const has = useHasCountries();
  const query = { query: { pageSize: MAX_ROWS } };
  const countries = useApiQuery("/system-settings/countries", query, { enabled: has }).data?.data;
  return useMemo(
    () => (countries ?? []).map(({ guid, name }) => ({ value: guid, label: name })),
    [countries],
  );
}

const CLASSROOM = ["R01", "R02"];

/** Students and teachers, who alone have subscriptions, licences, groups and school programs (BO §6). */
export const isOfClassroom = (role: string) => CLASSROOM.includes(role);

export const isStaff = (role: string) => STAFF.includes(role);
