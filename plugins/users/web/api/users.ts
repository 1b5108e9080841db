import { type AnswerData, createApi, fields, newFields, records } from "@estante/sdk";
import type { paths } from "./schema";

export const { api, useApiQuery, useApiMutation } = createApi<paths>();

const detail = {
  plugin: "users",
  label: "full_name",
  detail: "/users/{guid}",
  history: "/users/{guid}/history",
  usedBy: "/users/{guid}/used-by",
  actions: ["delete"],
  stale: ["/users", "/users-admin", "/users/sessions"],
} as const;

/** People of every role but the back office's. */
export const users = records<paths>()({
  ...detail,
  name: "users",
  list: "/users",
  bulk: "/users/bulk",
  export: "/users/export",
  import: "users.users",
  pages: { list: "/users", detail: "/user/{guid}", create: "/user/create" },
});

/** People of the back office's roles. */
export const adminUsers = records<paths>()({
  ...detail,
  name: "admin-users",
  prefix: "admins.",
  section: "admin_users",
  list: "/users-admin",
  bulk: "/users-admin/bulk",
  export: "/users-admin/export",
  pages: { list: "/users-admin", detail: "/user/{guid}", create: "/user/create-admin" },
});

export type UserRow = AnswerData<"get", "/users", paths>[number];
export type User = AnswerData<"get", "/users/{guid}", paths>;

const MAX_NAME = 50;
const MAX_USERNAME = 250;
const MAX_EMAIL = 200;
const person = "person";
const account = "account";

const named = {
  name: { kind: "text", label: "fields.name", section: person, row: 1, isRequired: true, max: MAX_NAME },
  lastname: {
    kind: "text",
    label: "fields.lastname",
    section: person,
    row: 1,
    isRequired: true,
    max: MAX_NAME,
  },
  username: {
    kind: "text",
    label: "fields.username",
    section: person,
    row: 2,
    isRequired: true,
    max: MAX_USERNAME,
    isCode: true,
  },
  email: { kind: "email", label: "fields.email", section: person, row: 2, max: MAX_EMAIL, isNullable: true },
  country_guid: {
    kind: "reference",
    of: "countries",
    label: "fields.country",
    section: person,
    isRequired: true,
  },
} as const;
const role = { kind: "select", label: "fields.role", section: account, isRequired: true } as const;
const marks = {
  change_password: {
    kind: "switch",
    label: "fields.changePassword",
    help: "fields.changePasswordText",
    section: account,
  },
  has_license_mint: {
    kind: "switch",
    label: "fields.mint",
    help: "fields.mintText",
    section: account,
  },
  is_demo: { kind: "switch", label: "fields.demo", help: "fields.demoText", section: account },
} as const;

/** What the details of a person are. */
export const userFields = fields(users, {
  ...named,
  role_guid: role,
  oraculo_id: {
    kind: "text",
    label: "fields.oraculoId",
    help: "fields.oraculoIdText",
    section: account,
    isCode: true,
    isReadOnly: true,
  },
  is_active: { kind: "switch", label: "fields.active", help: "fields.activeText", section: account },
  ...marks,
});

const password = { kind: "password", section: "access", row: 3 } as const;
/** What a new person is asked for. Without a password they choose one by the letter of a forgotten one. */
export const newUserFields = newFields(users, {
  ...named,
  role,
  password: { ...password, label: "fields.password", help: "fields.passwordText" },
  password_repeat: { ...password, label: "fields.passwordRepeat", repeats: "password" },
  ...marks,
});
