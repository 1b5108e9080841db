import { type AnswerData, fields, records } from "@estante/sdk";
import type { paths } from "./schema";
import { rememberSecret } from "./secrets";

const calls = records<paths>()({
  name: "lrs-clients",
  plugin: "lrs",
  prefix: "clients.",
  section: "lrs_clients",
  list: "/lrs/clients",
  detail: "/lrs/clients/{guid}",
  history: "/lrs/clients/{guid}/history",
  usedBy: "/lrs/clients/{guid}/used-by",
  bulk: "/lrs/clients/bulk",
  actions: ["activate", "deactivate", "delete"],
  pages: { list: "/lrs-clients", detail: "/lrs-clients/{guid}", create: "/lrs-clients/create" },
});

/** The clients. What makes one answers its secret, which the page that opens next shows once. */
export const clients: typeof calls = {
  ...calls,
  create: async (body, key) => {
    const made = await calls.create(body, key);
    rememberSecret(made);
    return made;
  },
};

export type ClientRow = AnswerData<"get", "/lrs/clients", paths>[number];

const section = "details";
const name = { kind: "text", label: "fields.name", section, isRequired: true, max: 120 } as const;
const provider = {
  kind: "text",
  label: "fields.provider",
  help: "fields.providerHelp",
  section,
  max: 120,
} as const;
const access = {
  kind: "select",
  label: "fields.access",
  help: "fields.accessHelp",
  section,
  isRequired: true,
  options: ["write", "all"],
  texts: "accesses",
} as const;

export const clientFields = fields(clients, {
  name,
  provider,
  access,
  status: { kind: "switch", label: "fields.active", section, on: "active", off: "inactive" },
});

/** A new client speaks at once. */
export const NEW_FIELDS = ["name", "provider", "access"] as const;
