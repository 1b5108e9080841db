import { type AnswerData, createApi, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const { useApiQuery } = createApi<paths>();

export const schools = records<paths>()({
  name: "schools",
  list: "/schools",
  detail: "/schools/{guid}",
  history: "/schools/{guid}/history",
  usedBy: "/schools/{guid}/used-by",
  bulk: "/schools/bulk",
  export: "/schools/export",
  actions: ["delete"],
  stale: ["/schools-networks"],
  pages: { list: "/schools", detail: "/school/{guid}", create: "/school/create" },
});

export type SchoolRow = AnswerData<"get", "/schools", paths>[number];
export type School = AnswerData<"get", "/schools/{guid}", paths>;

const identity = "identity";
const place = "place";
const rights = "rights";
const all = {
  name: { kind: "text", label: "fields.name", section: identity, isRequired: true, max: 200 },
  code: {
    kind: "text",
    label: "fields.code",
    section: identity,
    row: 1,
    max: 40,
    isNullable: true,
    isCode: true,
  },
  type_guid: {
    kind: "select",
    label: "fields.type",
    section: identity,
    row: 1,
    isRequired: true,
    options: ["ST_01", "ST_02"],
    texts: "types",
  },
  country_guid: { kind: "reference", of: "location-countries", label: "fields.country", section: place },
  state_guid: {
    kind: "reference",
    of: "states",
    label: "fields.state",
    section: place,
    row: 2,
    narrowedBy: { field: "country_guid", filter: "country", first: "fields.countryFirst" },
  },
  city_guid: {
    kind: "reference",
    of: "cities",
    label: "fields.city",
    section: place,
    row: 2,
    narrowedBy: { field: "state_guid", filter: "state", first: "fields.stateFirst" },
  },
  address: { kind: "text", label: "fields.address", section: place, max: 200 },
  address_number: { kind: "text", label: "fields.addressNumber", section: place, row: 3, max: 50 },
  neighborhood: { kind: "text", label: "fields.neighborhood", section: place, row: 3, max: 100 },
  zipcode: { kind: "text", label: "fields.zipcode", section: place, row: 4, max: 20 },
  phone: { kind: "text", label: "fields.phone", section: place, row: 4, max: 50 },
  school_admin_enabled: {
    kind: "switch",
    label: "fields.schoolAdmin",
    help: "fields.schoolAdminText",
    section: rights,
  },
  manage_classes: {
    kind: "switch",
    label: "fields.manageClasses",
    help: "fields.manageClassesText",
    section: rights,
  },
  customize_programs: {
    kind: "switch",
    label: "fields.customizePrograms",
    help: "fields.customizeProgramsText",
    section: rights,
  },
} as const;
const isRequired = true;

/** The whole form: a school has a place and an address. */
export const schoolFields = fields(schools, {
  ...all,
  country_guid: { ...all.country_guid, isRequired },
  state_guid: { ...all.state_guid, isRequired },
  city_guid: { ...all.city_guid, isRequired },
  address: { ...all.address, isRequired },
  zipcode: { ...all.zipcode, isRequired },
});
/** The short form: a name is enough. */
export const shortSchoolFields = fields(schools, all);
