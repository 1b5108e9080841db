import { type FilterOption, type RecordFilter, useAddress, usePermission } from "@estante/sdk";
import { useMemo } from "react";
import { useApiQuery } from "../api/schools";

const MAX_ROWS = 200;
const COUNTRY: RecordFilter = { id: "country", label: "fields.country" };
const STATE: RecordFilter = { id: "state", label: "fields.state" };
const CITY: RecordFilter = { id: "city", label: "fields.city" };
const NETWORK: RecordFilter = { id: "network", label: "fields.network", of: "school-networks" };
const ADMIN_AND_LTI: readonly RecordFilter[] = [
  { id: "school_admin_enabled", label: "fields.schoolAdmin", kind: "yesNo" },
  { id: "enableLti", label: "fields.lti", kind: "yesNo" },
];
const TYPE: RecordFilter = { id: "type", label: "fields.type", options: ["ST_01", "ST_02"], texts: "types" };

const optionsOf = (rows: readonly { guid: string; name: string }[] | undefined): FilterOption[] =>
  (rows ?? []).map(({ guid, name }) => ({ value: guid, label: name }));

/** What schools are narrowed by: states of the countries that are chosen, cities of the states. */
export function useSchoolFilters(): {
  readonly filters: readonly RecordFilter[];
  readonly options: Readonly<Record<string, readonly FilterOption[]>>;
} {
  const { getAll } = useAddress();
  const readsAdminAndLti = usePermission("school_admin_and_lti.read");
  const [country, state] = [[...getAll("country")], [...getAll("state")]];
  const pageSize = MAX_ROWS;
  const countries = useApiQuery("/locations/countries", { query: { pageSize } }).data?.data;
  const isOneCountry = countries?.length === 1;
  const hasStates = country.length > 0 || state.length > 0 || isOneCountry;
  const hasCities = state.length > 0;
  const states = useApiQuery("/locations/states", { query: { country, pageSize } }, { enabled: hasStates })
    .data?.data;
  const cities = useApiQuery("/locations/cities", { query: { state, pageSize } }, { enabled: hasCities }).data
    ?.data;
  const filters = useMemo(
    () => [
      TYPE,
      ...(isOneCountry ? [] : [COUNTRY]),
      ...(hasStates ? [STATE] : []),
      ...(hasCities ? [CITY] : []),
      NETWORK,
      ...(readsAdminAndLti ? ADMIN_AND_LTI : []),
    ],
    [isOneCountry, hasStates, hasCities, readsAdminAndLti],
  );
  const options = useMemo(
    () => ({
      country: optionsOf(countries),
      state: optionsOf(states),
      city: optionsOf(cities),
    }),
    [countries, states, cities],
  );
  return { filters, options };
}
