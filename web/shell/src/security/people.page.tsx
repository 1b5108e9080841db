import {
  type AnswerData,
  apiParamsOf,
  apiQueryOptions,
  formatRelative,
  type ListColumn,
  type ListFilter,
  ListPage,
  type ListParams,
  StatusMark,
  useApiQuery,
  useSession,
  useTexts,
} from "@estante/sdk";
import { useMemo } from "react";
import { usePageTitle } from "../app/document-title";
import { tabsFor } from "./security-tabs";

export type SignedIn = AnswerData<"get", "/users/sessions">[number];

const ROLES = 50;
const peopleQuery = (params: ListParams) =>
  apiQueryOptions("/users/sessions", { query: apiParamsOf(params) });

export const nameOf = ({ name, lastname, username }: SignedIn) =>
  [name, lastname].filter(Boolean).join(" ") || username;

function usePeopleFilters(): ListFilter[] {
  const t = useTexts("shell");
  const roles = useApiQuery("/users/roles", { query: { pageSize: ROLES } }).data?.data;
  return useMemo(
    () => [
      {
        id: "signed_in",
        label: t("security.people.sessions"),
        isSingle: true,
        options: [
          { value: "true", label: t("security.people.open") },
          { value: "false", label: t("security.people.none") },
        ],
      },
      {
        id: "role",
        label: t("security.people.role"),
        options: (roles ?? []).map(({ guid, name }) => ({ value: guid, label: name })),
      },
    ],
    [t, roles],
  );
}

/** Everybody, with the sessions that they have open. */
export function PeoplePage() {
  const t = useTexts("shell");
  const { person } = useSession();
  const filters = usePeopleFilters();
  usePageTitle(t("security.people.title"));
  const sessionsOf = ({ sessions }: SignedIn) => t("security.people.count", { count: sessions });
  const columns = useMemo<ListColumn<SignedIn>[]>(
    () => [
      {
        id: "name",
        title: t("security.people.name"),
        sort: "name",
        render: (row) => row.username,
      },
      { id: "role", title: t("security.people.role"), width: 220, keeps: "laptop", render: roleOf },
      {
        id: "status",
        title: t("security.people.account"),
        width: 140,
        keeps: "laptop",
        render: (row) => <AccountMark isActive={row.is_active} />,
      },
      {
        id: "sessions",
        title: t("security.people.sessions"),
        width: 140,
        keeps: "tablet",
        render: (row) => t("security.people.count", { count: row.sessions }),
      },
      {
        id: "last",
        title: t("security.people.last"),
        sort: "last_used_at",
        width: 160,
        keeps: "tablet",
        render: (row) => (row.last_used_at ? formatRelative(row.last_used_at) : "–"),
      },
    ],
    [t],
  );
  return (
    <ListPage<SignedIn>
      id="security-people"
      title={t("security.people.title")}
      text={t("security.people.text")}
      tabs={tabsFor(person, "people", t)}
      errorTitle={t("security.people.error")}
      query={peopleQuery}
      columns={columns}
      filters={filters}
      defaultSort="-last_used_at"
      rowKey={(row) => row.guid}
      rowLink={(row) => `/security/people/${row.guid}`}
      card={(row) => ({
        title: nameOf(row),
        meta: `${row.username} · ${roleOf(row)}`,
        status: sessionsOf(row),
      })}
      searchPlaceholder={t("security.people.search")}
      empty={{ title: t("security.people.nothing") }}
      emptyFiltered={t("security.people.nothingFound")}
    />
  );
}

const roleOf = (row: SignedIn) => row.role_name;

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
