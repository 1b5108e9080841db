import {
  type AnswerData,
  type paths,
  type RecordColumn,
  type RecordFilter,
  RecordListPage,
  recordList,
  useSession,
  useTexts,
} from "@estante/sdk";
import { usePageTitle } from "../app/document-title";
import { tabsFor } from "./security-tabs";

type FailedSignIn = AnswerData<"get", "/audit/failed-sign-ins">[number];

const failedSignIns = recordList<paths>()({
  name: "failed-sign-ins",
  plugin: "shell",
  prefix: "security.failed.",
  list: "/audit/failed-sign-ins",
  facets: "/audit/failed-sign-ins/facets",
  label: "reason",
});

const COLUMNS: readonly RecordColumn<FailedSignIn>[] = [
  { id: "reason", title: "reason", render: (row) => <Account row={row} /> },
  { id: "address", title: "address", as: "code", width: 180, keeps: "laptop" },
  { id: "at", title: "at", as: "time", sort: "at", width: 170, keeps: "tablet" },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "at", label: "at", kind: "days" },
  { id: "code", label: "reason" },
];

/** Whose account was tried; what was typed is not known. */
function Account({ row }: { row: FailedSignIn }) {
  const t = useTexts("shell");
  if (row.account === null) return t("security.failed.nobody");
  return [row.full_name, row.username ?? row.account].filter(Boolean).join(" · ");
}

/** Sign-ins that were refused, with the reason and the address. */
export function FailedSignInsPage() {
  const t = useTexts("shell");
  const { person } = useSession();
  usePageTitle(t("security.failed.list.title"));
  return (
    <RecordListPage<FailedSignIn>
      records={failedSignIns}
      columns={COLUMNS}
      filters={FILTERS}
      tabs={tabsFor(person, "failed", t)}
      defaultSort="-at"
      card={(row) => ({ meta: <Account row={row} />, status: row.address })}
    />
  );
}
