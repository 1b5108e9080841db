import { type AnswerData, type paths, recordList } from "@estante/sdk";

export type AuditRecord = AnswerData<"get", "/audit">[number];

export const auditRecords = recordList<paths>()({
  name: "audit",
  plugin: "shell",
  prefix: "security.audit.",
  list: "/audit",
  facets: "/audit/facets",
  export: "/audit/export",
  exportsAll: true,
  label: "action_name",
});
