import { type FieldOption, useFlag, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { useApiQuery } from "../api/programs";
import { ADVANCED_LOOK, type Typeface, useTypefaces } from "./look/use-typefaces";

/** How many rows the API answers at once. */
const MAX_ROWS = 200;
/** What a country teaches changes with its settings, hardly ever. */
const STAYS = { staleTime: 300_000 };
const ALL = { query: { pageSize: MAX_ROWS } };
const NONE: readonly never[] = [];

/** What programs are classified by, each with its country where there are several. */
export function useClassification() {
  const settings = useApiQuery("/system-settings", {}, STAYS).data?.data;
  const locations = useApiQuery("/locations", {}, STAYS).data?.data;
  const levels = useApiQuery("/education-levels", ALL, STAYS).data?.data;
  const subjects = useApiQuery("/disciplines", ALL, STAYS).data?.data;
  return useMemo(() => {
    const countries = locations?.countries ?? NONE;
    const hasCountries = settings?.is_multicountry === true;
    const option = (guid: string, label: string, country: string): FieldOption => {
      const group = countries.find((each) => each.guid === country)?.name;
      return { value: guid, label, ...(hasCountries && group ? { group, of: country } : {}) };
    };
    return {
      hasCountries,
      hasIsbns: settings?.is_isbn_hidden !== true,
      country: countries.map(({ guid, name }) => ({ value: guid, label: name })),
      discipline: (subjects ?? NONE).map(({ guid, name, country_guid }) => option(guid, name, country_guid)),
      educationLevels: (levels ?? NONE).map(({ guid, name, country_guid }) =>
        option(guid, name, country_guid),
      ),
      educationYears: (levels ?? NONE).flatMap(({ name, country_guid, educationYears }) =>
        educationYears.map((year) => ({ value: year.guid, label: year.name, group: name, of: country_guid })),
      ),
    };
  }, [settings, locations, levels, subjects]);
}

/** What some of the options are called, in their order. */
export const namesOf = (guids: readonly string[], options: readonly FieldOption[]): readonly string[] =>
  options.filter(({ value }) => guids.includes(value)).map(({ label }) => label);

const CUSTOM_LOOK = [
  "custom_heading_typeface_guid",
  "custom_body_typeface_guid",
  "custom_color_first",
  "custom_color_second",
  "custom_color_second_style",
  "custom_color_gradient_first",
  "custom_color_gradient_second",
  "custom_border_radius",
] as const;

const named = (typefaces: readonly Typeface[]) =>
  typefaces.map(({ guid, name }) => ({ value: guid, label: name }));

/** The selects of the form, and the fields that this organization does not have. */
export function useProgramForm() {
  const t = useTexts("programs");
  const { hasCountries, hasIsbns, ...classified } = useClassification();
  const languages = useApiQuery("/langs", ALL, STAYS).data?.data;
  const templates = useApiQuery("/lms/course-templates", {}, STAYS).data?.data;
  const flags = {
    evaluation_period: useFlag("evaluation_model"),
    structure_levels: useFlag("structure_levels"),
    has_power_lesson: useFlag("power_lesson"),
  };
  const isAdvanced = useFlag(ADVANCED_LOOK);
  const typefaces = useTypefaces();
  const [brought, own] = [named(typefaces.brought), named(typefaces.own)];
  const hidden: readonly string[] = [
    ...(hasCountries ? [] : ["country"]),
    ...(hasIsbns ? [] : ["isbn_student", "isbn_teacher"]),
    ...(isAdvanced ? [] : CUSTOM_LOOK),
    ...Object.keys(flags).filter((field) => !flags[field as keyof typeof flags]),
  ];
  return {
    hidden,
    options: {
      ...classified,
      langs: (languages ?? NONE).map(({ code, name }) => ({ value: code, label: name })),
      heading_typeface_guid: brought,
      body_typeface_guid: brought,
      custom_heading_typeface_guid: own,
      custom_body_typeface_guid: own,
      template: (templates ?? NONE).map(({ guid, name }) => ({ value: guid, label: name })),
    },
    t,
  };
}
