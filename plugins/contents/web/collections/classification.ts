import type { FieldOption } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { apiQueryOptions } from "../api/client";

/** How many rows the API answers at once. */
const MAX_ROWS = 200;
/** What a country teaches changes with its settings, hardly ever. */
const STAYS_MS = 300_000;

export interface Classification {
  /** Whether this organization has several countries; nothing else is asked for a country. */
  readonly hasCountries: boolean;
  readonly country: readonly FieldOption[];
  readonly disciplines: readonly FieldOption[];
  readonly educationLevels: readonly FieldOption[];
  readonly educationYears: readonly FieldOption[];
}

const NONE: readonly never[] = [];

/** What collections and publications are classified by, each with its country where there are several. */
export function useClassification(): Classification {
  const stays = { staleTime: STAYS_MS };
  const rows = { query: { pageSize: MAX_ROWS } };
  const settings = useQuery(apiQueryOptions("/system-settings", {}, stays)).data?.data;
  const locations = useQuery(apiQueryOptions("/locations", {}, stays)).data?.data;
  const levels = useQuery(apiQueryOptions("/education-levels", rows, stays)).data?.data;
  const subjects = useQuery(apiQueryOptions("/disciplines", rows, stays)).data?.data;
  return useMemo(() => {
    const countries = locations?.countries ?? NONE;
    const hasCountries = settings?.is_multicountry === true;
    const within = (guid: string) => {
      const name = countries.find((each) => each.guid === guid)?.name;
      return hasCountries && name ? { group: name } : {};
    };
    return {
      hasCountries,
      country: countries.map(({ guid, name }) => ({ value: guid, label: name })),
      disciplines: (subjects ?? NONE).map(({ guid, name, country_guid }) => ({
        value: guid,
        label: name,
        ...within(country_guid),
      })),
      educationLevels: (levels ?? NONE).map(({ guid, name, country_guid }) => ({
        value: guid,
        label: name,
        ...within(country_guid),
      })),
      educationYears: (levels ?? NONE).flatMap(({ name, educationYears }) =>
        educationYears.map((year) => ({ value: year.guid, label: year.name, group: name })),
      ),
    };
  }, [settings, locations, levels, subjects]);
}

/** What some of the options are called, in their order. */
export const namesOf = (guids: readonly string[], options: readonly FieldOption[]): readonly string[] =>
  options.filter(({ value }) => guids.includes(value)).map(({ label }) => label);
