import { type AnswerData, apiKey, createApi, type FieldOption, fields, records, unwrap } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();
const LIST = "/cms/learning-objectives";

export const objectives = records<paths>()({
  name: "settings-objectives",
  plugin: "settings",
  prefix: "objectives.",
  section: "settings_learning_objectives",
  label: "code",
  list: LIST,
  detail: "/cms/learning-objectives/{guid}",
  history: "/cms/learning-objectives/{guid}/history",
  usedBy: "/cms/learning-objectives/{guid}/used-by",
  bulk: "/cms/learning-objectives/bulk",
  actions: ["delete"],
  pages: {
    list: "/settings-learning-objectives",
    detail: "/settings-learning-objectives/{guid}",
    create: "/settings-learning-objectives/create",
  },
});

export type ObjectiveRow = AnswerData<"get", typeof LIST, paths>[number];

const section = "details";
const written = {
  code: { kind: "text", label: "fields.code", section, isRequired: true, max: 50, isCode: true },
  description: { kind: "longText", label: "fields.description", section, isRequired: true, max: 2000 },
} as const;
const country = { kind: "select", label: "fields.country", section, isRequired: true } as const;

export const objectiveFields = fields(objectives, {
  ...written,
  country: { ...country, isReadOnly: true },
  parent: { kind: "tree", label: "fields.parent", help: "fields.parentHelp", section },
  discipline: { kind: "select", label: "fields.discipline", section },
  educationLevel: { kind: "select", label: "fields.educationLevel", section, row: 1 },
  educationYears: { kind: "multiSelect", label: "fields.educationYears", section, row: 1 },
});

/** What a new objective is asked for; what it names of its country is chosen on its page. */
export const newObjectiveFields = fields(objectives, { ...written, country });

/** The most rows that one call answers, and the most calls that the objectives of a country are worth. */
const ALL = 200;
const MAX_CALLS = 10;

const optionOf = ({ guid, name }: { readonly guid: string; readonly name: string }): FieldOption => ({
  value: guid,
  label: name,
});

/** The countries that there are. */
export function useCountryOptions(): readonly FieldOption[] {
  const countries = useApiQuery("/locations").data?.data.countries;
  return useMemo(() => (countries ?? []).map(optionOf), [countries]);
}

/** What objectives can be narrowed by; of several countries each subject and stage says its own. */
export function useObjectiveFilters() {
  const countries = useApiQuery("/locations").data?.data.countries;
  const disciplines = useApiQuery("/disciplines", { query: { pageSize: ALL } }).data?.data;
  const levels = useApiQuery("/education-levels", { query: { pageSize: ALL } }).data?.data;
  return useMemo(() => {
    const codes = new Map(countries?.map(({ guid, iso_code }) => [guid, iso_code]));
    const named = ({
      country_guid,
      ...row
    }: {
      readonly guid: string;
      readonly name: string;
      readonly country_guid: string;
    }) => {
      const code = codes.size > 1 && codes.get(country_guid);
      return { value: row.guid, label: code ? `${row.name} (${code})` : row.name };
    };
    return {
      country: (countries ?? []).map(optionOf),
      discipline: (disciplines ?? []).map(named),
      educationLevel: (levels ?? []).map(named),
    };
  }, [countries, disciplines, levels]);
}

/** Every objective of a country, in the order of their tree. */
async function readObjectives(of: string): Promise<readonly ObjectiveRow[]> {
  const rows: ObjectiveRow[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const query = { country: [of], pageSize: ALL, page };
    const { data, meta } = await unwrap(api.GET(LIST, { params: { query } }));
    rows.push(...data);
    if (rows.length >= (meta?.total ?? 0)) break;
  }
  return rows;
}

interface ParentNode extends FieldOption {
  readonly children: ParentNode[];
}

/** Objectives as the tree that they make; what lies below one of them cannot be its parent. */
export function parentsFor(guid: string, rows: readonly ObjectiveRow[]): readonly FieldOption[] {
  const top: ParentNode[] = [];
  const known = new Map<string, ParentNode>();
  for (const row of rows) {
    const path = row.path.map((step) => step.guid);
    const node = {
      value: row.guid,
      label: `${row.code} ${row.description}`,
      disabled: row.guid === guid || path.includes(guid),
      children: [],
    };
    known.set(row.guid, node);
    (known.get(path.at(-1) ?? "")?.children ?? top).push(node);
  }
  return top;
}

/** What an objective may name of its country, by field. */
export function useObjectiveOptions(guid: string, of: string | undefined) {
  const isKnown = of !== undefined;
  const query = { country: of ? [of] : [], pageSize: ALL };
  const disciplines = useApiQuery("/disciplines", { query }, { enabled: isKnown }).data?.data;
  const levels = useApiQuery("/education-levels", { query }, { enabled: isKnown }).data?.data;
  const countries = useCountryOptions();
  const rows = useQuery({
    queryKey: [...apiKey(LIST), "tree", of],
    queryFn: () => readObjectives(of ?? ""),
    enabled: isKnown,
  }).data;
  return useMemo(
    () => ({
      country: countries,
      parent: parentsFor(guid, rows ?? []),
      discipline: (disciplines ?? []).map(optionOf),
      educationLevel: (levels ?? []).map(optionOf),
      educationYears: (levels ?? []).flatMap(({ name, educationYears }) =>
        educationYears.map((year) => ({ ...optionOf(year), group: name })),
      ),
    }),
    [guid, countries, rows, disciplines, levels],
  );
}
