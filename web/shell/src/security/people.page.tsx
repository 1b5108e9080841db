import {
  type AnswerData,
  type paths,
  type RecordColumn,
  type RecordFilter,
  RecordListPage,
  recordList,
  StatusMark,
  useApiQuery,
  useSession,
  useTexts,
} from "@estante/sdk";
import { useMemo } from "react";
import { usePageTitle } from "../app/document-title";
import { tabsFor } from "./security-tabs";

export type SignedIn = AnswerData<"get", "/users/sessions">[number];

const MAX_ROLES = 50;

const people = recordList<paths>()({
  name: "security-people",
  plugin: "shell",
  prefix: "security.people.",
  list: "/users/sessions",
});

const COLUMNS: readonly RecordColumn<SignedIn>[] = [
  { id: "name", title: "name", sort: "name", render: (row) => row.username },
  { id: "role", of: "role_name", title: "role", width: 220, keeps: "laptop" },
  {
    id: "status",
    title: "account",
    width: 140,
    keeps: "laptop",
    render: (row) => <AccountMark isActive={row.is_active} />,
  },
  {
    id: "sessions",
    title: "sessions",
    width: 140,
    keeps: "tablet",
    render: (row, t) => t("count", { count: row.sessions }),
  },
  {
    id: "last",
    of: "last_used_at",
    as: "time",
    title: "last",
    sort: "last_used_at",
    width: 160,
    keeps: "tablet",
  },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "signed_in", label: "sessions", isSingle: true, options: ["true", "false"], texts: "signedIn" },
  { id: "role", label: "role" },
];

export const nameOf = ({ name, lastname, username }: SignedIn) =>
  [name, lastname].filter(Boolean).join(" ") || username;

/** Everybody, with the sessions that they have open. */
export function PeoplePage() {
  const t = useTexts("shell");
  const { person } = useSession();
  const roles = useApiQuery("/users/roles", { query: { pageSize: MAX_ROLES } }).data?.data;
  const filterOptions = useMemo(
    () => ({ role: (roles ?? []).map(({ guid, name }) => ({ value: guid, label: name })) }),
    [roles],
  );
  usePageTitle(t("security.people.list.title"));
  return (
    <RecordListPage<SignedIn>
      records={people}
      columns={COLUMNS}
      filters={FILTERS}
      filterOptions={filterOptions}
      tabs={tabsFor(person, "people", t)}
      defaultSort="-last_used_at"
      rowLink={(row) => `/security/people/${row.guid}`}
      card={(row, texts) => ({
        title: nameOf(row),
        meta: `${row.username} · ${row.role_name}`,
        status: texts("count", { count: row.sessions }),
      })}
    />
  );
}

/** Whether an account lets its person in. */
export function AccountMark({ isActive }: { isActive: boolean }) {
  const t = useTexts("shell");
  return (
    <StatusMark
      kind={isActive ? "active" : "inactive"}
      label={t(isActive ? "security.people.active" : "security.people.inactive")}
    />
  );
}
