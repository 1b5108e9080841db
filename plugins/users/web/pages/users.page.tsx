import {
  type RecordColumn,
  type RecordFilter,
  RecordsPage,
  type RecordsPageProps,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { useMemo } from "react";
import { adminUsers, type UserRow, users } from "../api/users";
import { AccountMarks, PersonMark } from "../components/person-mark.component";
import { useCountries, useHasCountries, useRoles } from "../components/use-choices";

const NOTHING = "–";
const COLUMNS: readonly RecordColumn<UserRow>[] = [
  {
    id: "name",
    title: "columns.name",
    sort: "name",
    render: ({ email }) => email,
  },
  { id: "lastname", title: "columns.lastname", sort: "lastname", width: 110, keeps: "tablet" },
  { id: "username", title: "columns.username", sort: "username", as: "code", width: 160, keeps: "laptop" },
  { id: "role_name", title: "columns.role", sort: "role", width: 120, keeps: "tablet" },
  {
    id: "marks",
    title: "columns.marks",
    of: "is_demo",
    width: 90,
    keeps: "laptop",
    render: (user) => <AccountMarks {...user} />,
  },
  {
    id: "last_access_at",
    title: "columns.lastAccess",
    as: "time",
    sort: "last_access_at",
    width: 120,
    keeps: "tablet",
  },
  {
    id: "created_at",
    title: "columns.created",
    as: "time",
    sort: "created_at",
    width: 130,
    isOptional: true,
  },
];
const FILTERS: readonly RecordFilter[] = [
  { id: "role", label: "columns.role" },
  { id: "country", label: "columns.country" },
  { id: "is_demo", label: "columns.demo", kind: "yesNo" },
  { id: "is_active", label: "columns.active", kind: "yesNo" },
];

/** Where people learn, in organizations that have schools. */
const SCHOOLS: RecordColumn<UserRow> = {
  id: "schools",
  title: "columns.schools",
  width: 160,
  keeps: "laptop",
  render: ({ schools }) => schools.map(({ name }) => name).join(", ") || NOTHING,
};
const OF_SCHOOLS: readonly RecordFilter[] = [
  { id: "school", label: "columns.school", of: "schools" },
  { id: "group", label: "columns.group", of: "groups" },
  { id: "network", label: "columns.network", of: "school-networks" },
];

function PeopleList({
  records,
  which,
}: Pick<RecordsPageProps<UserRow>, "records"> & { readonly which: "staff" | "others" }) {
  const t = useTexts("users");
  const role = useRoles(which);
  const country = useCountries();
  const hasCountries = useHasCountries();
  const hasSchools = usePermission("schools.readList") && which === "others";
  const columns = useMemo(() => {
    const named: RecordColumn<UserRow> = {
      id: "country_guid",
      title: "columns.country",
      width: 90,
      keeps: "laptop",
      render: ({ country_guid }) => country.find(({ value }) => value === country_guid)?.label ?? NOTHING,
    };
    const places = [...(hasSchools ? [SCHOOLS] : []), ...(hasCountries ? [named] : [])];
    return COLUMNS.flatMap((column) => (column.id === "role_name" ? [column, ...places] : [column]));
  }, [hasCountries, hasSchools, country]);
  const filters = useMemo(
    () => [
      ...(hasCountries ? FILTERS : FILTERS.filter(({ id }) => id !== "country")),
      ...(which === "others" ? OF_SCHOOLS : []),
    ],
    [hasCountries, which],
  );
  return (
    <RecordsPage<UserRow>
      records={records}
      columns={columns}
      filters={filters}
      filterOptions={{ role, country }}
      defaultSort="lastname"
      card={(user) => ({
        lead: <PersonMark {...user} />,
        meta: `${user.username} · ${user.role_name}`,
        status: user.is_demo ? t("marks.demo") : user.is_active ? null : t("marks.inactive"),
      })}
    />
  );
}

/** `/users` */
export function UsersPage() {
  return <PeopleList records={users} which="others" />;
}

/** `/users-admin` */
export function AdminUsersPage() {
  return <PeopleList records={adminUsers} which="staff" />;
}
