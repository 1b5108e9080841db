import { type AnswerData, createApi, recordList } from "@estante/sdk";
import type { paths } from "./schema";

export const { useApiQuery } = createApi<paths>();

export type StatementRow = AnswerData<"get", "/lrs/statements", paths>[number];

export const statements = recordList<paths>()({
  name: "lrs-statements",
  plugin: "lrs",
  prefix: "statements.",
  section: "lrs_statements",
  list: "/lrs/statements",
  export: "/lrs/statements/export",
  exportsAll: true,
  label: "actor",
});
