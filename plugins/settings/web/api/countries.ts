import { type AnswerData, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const countries = records<paths>()({
  name: "settings-countries",
  plugin: "settings",
  prefix: "countries.",
  section: "settings_countries",
  list: "/system-settings/countries",
  detail: "/system-settings/countries/{guid}",
  history: "/system-settings/countries/{guid}/history",
  usedBy: "/system-settings/countries/{guid}/used-by",
  bulk: "/system-settings/countries/bulk",
  actions: ["delete"],
  pages: {
    list: "/settings-countries",
    detail: "/settings-country/{guid}",
    create: "/settings-countries/create",
  },
});

export type Country = AnswerData<"get", "/system-settings/countries/{guid}", paths>;
export type CountryRow = AnswerData<"get", "/system-settings/countries", paths>[number];

const section = "details";
const row = 1;
export const countryFields = fields(countries, {
  name: { kind: "text", label: "fields.name", section, row, isRequired: true, max: 250 },
  iso_code: {
    kind: "text",
    label: "fields.isoCode",
    help: "fields.isoCodeHelp",
    section,
    row,
    isRequired: true,
    min: 2,
    max: 2,
    isCode: true,
  },
  academic_period: {
    kind: "select",
    label: "fields.academicPeriod",
    help: "fields.academicPeriodHelp",
    section,
    isRequired: true,
    options: ["bimester", "trimester"],
    texts: "academicPeriods",
  },
  ranking_scale_guid: {
    kind: "reference",
    of: "scales",
    filters: { is_complete: true },
    label: "fields.rankingScale",
    help: "fields.rankingScaleHelp",
    section,
  },
});
