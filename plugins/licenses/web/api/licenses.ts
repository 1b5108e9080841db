import { type AnswerData, createApi, fields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const { api, useApiPages, useApiQuery } = createApi<paths>();

export const PUBLICATIONS = "/license-personals/{guid}/publications";
export const USERS = "/license-personals/{guid}/users";
export const OWN = "/users/{guid}/license-personals";

export const licenses = records<paths>()({
  name: "licenses",
  label: "code",
  list: "/license-personals",
  detail: "/license-personals/{guid}",
  facets: "/license-personals/facets",
  history: "/license-personals/{guid}/history",
  usedBy: "/license-personals/{guid}/used-by",
  usedByMany: "/license-personals/used-by",
  bulk: "/license-personals/bulk",
  export: "/license-personals/export",
  actions: ["activate", "deactivate", "delete"],
  pages: { list: "/licenses", detail: "/license/{guid}", create: "/license/create" },
  stale: [PUBLICATIONS, USERS, OWN],
});

export type LicenseRow = AnswerData<"get", "/license-personals", paths>[number];
export type UserLicense = AnswerData<"get", typeof OWN, paths>[number];
export type Status = LicenseRow["status"];

/** The most that the column holds (BO §9). */
const MAX_INTEGER = 2_147_483_647;
const UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"];
const GROUP = /.{4}(?=.)/g;

/** A code as people read it aloud: in groups of four. */
export const groupedCode = (code: string) => code.replace(GROUP, "$&-");

const interval = { field: "expires", is: "interval" } as const;
/** For whom it is and when it ends: of a licence, and of a batch. */
export const ruleFields = {
  role_guid: { kind: "select", label: "fields.role", section: "people", isRequired: true, row: 1 },
  country: {
    kind: "reference",
    of: "countries",
    label: "fields.country",
    section: "people",
    isRequired: true,
    row: 1,
  },
  expires: {
    kind: "select",
    label: "fields.expires",
    section: "end",
    options: ["expiration_date", "interval"],
    texts: "expires",
    isRequired: true,
  },
  expired_at: {
    kind: "date",
    label: "fields.expiredAt",
    help: "fields.expiredAtText",
    section: "end",
    isRequired: true,
    when: { field: "expires", is: "expiration_date" },
  },
  expires_after_number: {
    kind: "number",
    label: "fields.expiresAfterNumber",
    help: "fields.expiresAfterText",
    section: "end",
    row: 2,
    isRequired: true,
    min: 1,
    max: MAX_INTEGER,
    when: interval,
  },
  expires_after_string: {
    kind: "select",
    label: "fields.expiresAfterString",
    section: "end",
    row: 2,
    options: UNITS,
    texts: "units",
    isRequired: true,
    when: interval,
  },
} as const;

const { role_guid, country, ...endFields } = ruleFields;
export const licenseFields = fields(licenses, {
  countdown_original: {
    kind: "number",
    label: "fields.uses",
    help: "fields.usesText",
    section: "uses",
    isRequired: true,
    min: 1,
    max: MAX_INTEGER,
  },
  role_guid,
  country,
  langs: { kind: "multiSelect", label: "fields.langs", section: "people" },
  ...endFields,
});
