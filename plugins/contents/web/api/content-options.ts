import type { FieldOption } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { apiQueryOptions } from "./client";

/** How many rows the API answers at once. */
const MAX_ROWS = 200;
/** What contents are classified by changes with the settings, hardly ever. */
const STAYS = { staleTime: 300_000 };
const ALL = { query: { pageSize: MAX_ROWS } };

interface OfCountry extends FieldOption {
  readonly country: string;
}

const UNKNOWN = { country: [], disciplines: [], educationLevels: [], educationYears: [] };

/** What of a form decides on what can be chosen in it. */
interface Chosen {
  readonly country: string | null;
  readonly disciplines: readonly string[];
  readonly educationLevels: readonly string[];
  readonly educationYears: readonly string[];
}

/** What is of the country, or of any where none is chosen; what was chosen before stays to be seen. */
export function optionsOfCountry(
  options: readonly OfCountry[],
  country: string | null,
  chosen: readonly string[],
): readonly FieldOption[] {
  return options.filter((each) => !country || each.country === country || chosen.includes(each.value));
}

/** Countries, subjects, levels and years; null until all have come, which they do once they are needed. */
function useClassification(areNeeded: boolean) {
  const once = { ...STAYS, enabled: areNeeded };
  const locations = useQuery(apiQueryOptions("/locations", {}, once)).data?.data;
  const levels = useQuery(apiQueryOptions("/education-levels", ALL, once)).data?.data;
  const subjects = useQuery(apiQueryOptions("/disciplines", ALL, once)).data?.data;
  return useMemo(() => {
    if (!(locations && levels && subjects)) return null;
    const { countries } = locations;
    const codeOf = (guid: string) => countries.find((each) => each.guid === guid)?.iso_code ?? "";
    const named = (row: { readonly guid: string; readonly name: string; readonly country_guid: string }) => {
      const country = codeOf(row.country_guid);
      return { value: row.guid, label: row.name, country, ...(countries.length > 1 && { group: country }) };
    };
    return {
      country: countries.map(({ iso_code, name }) => ({ value: iso_code, label: name })),
      disciplines: subjects.map(named),
      educationLevels: levels.map(named),
      educationYears: levels.flatMap(({ name, country_guid, educationYears: years }) =>
        years.map((year) => ({
          value: year.guid,
          label: year.name,
          group: name,
          country: codeOf(country_guid),
        })),
      ),
    };
  }, [locations, levels, subjects]);
}

/** Filters of the list of contents whose options are fetched, all but the types. */
export const FETCHED_FILTERS = [
  "country",
  "disciplines",
  "educationLevels",
  "educationYears",
  "tags",
] as const;

/** The options of these filters; null for each until they have come. */
export function useFilterOptions(areNeeded: boolean) {
  const classification = useClassification(areNeeded);
  const tags = useQuery(apiQueryOptions("/cms/tags", ALL, { enabled: areNeeded })).data?.data;
  return useMemo(
    () => ({
      country: classification?.country ?? null,
      disciplines: classification?.disciplines ?? null,
      educationLevels: classification?.educationLevels ?? null,
      educationYears: classification?.educationYears ?? null,
      tags: tags?.map(({ guid, tag }) => ({ value: guid, label: tag })) ?? null,
    }),
    [classification, tags],
  );
}

/** What a content can be classified by, as its form is filled in. */
export function useContentOptions() {
  const classification = useClassification(true);
  const didactic = useQuery(apiQueryOptions("/cms/didactic-types", ALL, STAYS)).data?.data;
  const switches = useQuery(apiQueryOptions("/cms/custom-tags", ALL, STAYS)).data?.data;
  const languages = useQuery(apiQueryOptions("/langs", ALL, STAYS)).data?.data;
  return useMemo(() => {
    const { country, disciplines, educationLevels, educationYears } = classification ?? UNKNOWN;
    const didacticTypes = (didactic ?? []).map(({ guid, name }) => ({ value: guid, label: name }));
    const customTags = (switches ?? []).map(({ guid, type, name }) => ({
      value: guid,
      label: `${type} ${name}`,
    }));
    const langs = (languages ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return {
      ofForm: (values: Chosen) => ({
        country: known(country, values.country),
        disciplines: optionsOfCountry(disciplines, values.country, values.disciplines),
        educationLevels: optionsOfCountry(educationLevels, values.country, values.educationLevels),
        educationYears: optionsOfCountry(educationYears, values.country, values.educationYears),
        didacticTypes,
        customTags,
        langs,
      }),
    };
  }, [classification, didactic, switches, languages]);
}

/** A code that is no country of the settings any more stays to be seen. */
const known = (options: readonly FieldOption[], value: string | null): readonly FieldOption[] =>
  value === null || options.some((each) => each.value === value)
    ? options
    : [...options, { value, label: value }];
