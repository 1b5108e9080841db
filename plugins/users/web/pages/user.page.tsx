import {
  Badge,
  ErrorState,
  formatRelative,
  NotFoundState,
  RecordFrame,
  RecordPage,
  type RecordTab,
  useNavigate,
  useParams,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { adminUsers, type User, userFields, users } from "../api/users";
import { AccountAside } from "../components/account-aside.component";
import { Invite } from "../components/invite.component";
import { LookTab } from "../components/look-tab.component";
import { OpenAs } from "../components/open-as.component";
import { PasswordTab } from "../components/password-tab.component";
import { PermissionsTab } from "../components/permissions-tab.component";
import { AccountMarks } from "../components/person-mark.component";
import { SubscriptionTab } from "../components/subscription-tab.component";
import { isOfClassroom, isStaff, useHasCountries, useRoles } from "../components/use-choices";

const NOT_THERE = 404;

/** `/user/{guid}/{step?}`: with the own guid the own profile opens (A038). */
export function UserPage() {
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const isOwn = useSession().person?.guid === guid;
  const hasProfile = usePermission("profile.readDetail");
  const navigate = useNavigate();
  useEffect(() => {
    if (isOwn && hasProfile) void navigate({ to: "/profile", replace: true });
  }, [isOwn, hasProfile, navigate]);
  const query = useQuery(users.query(guid));
  if (isOwn && hasProfile) return <RecordFrame />;
  if (query.isError && query.error.status !== NOT_THERE)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isError) return <NotFoundState />;
  if (!query.data) return <RecordFrame />;
  return <Person user={query.data.data} />;
}

/** The page of somebody, by the section that the role belongs to. */
function Person({ user }: { readonly user: User }) {
  const t = useTexts("users");
  const hasCountries = useHasCountries();
  const records = isStaff(user.role_guid) ? adminUsers : users;
  const mayUpdate = usePermission(`${records.section}.update`);
  const isAdmin = useSession().person?.role_guid === "R04";
  // Whoever may not give a staff role still reads which user somebody has.
  const role_guid = useRoles(isAdmin || isStaff(user.role_guid) ? "all" : "others");
  const hasSubscription = isOfClassroom(user.role_guid);
  const tabs = useMemo<readonly RecordTab<User>[]>(
    () => [
      ...(mayUpdate
        ? [
            { id: "look", label: t("look.tab"), render: (person: User) => <LookTab user={person} /> },
            {
              id: "password",
              label: t("password.tab"),
              render: (person: User) => <PasswordTab guid={person.guid} />,
            },
          ]
        : []),
      ...(hasSubscription
        ? [
            {
              id: "subscription",
              label: t("subscription.tab"),
              render: (person: User) => <SubscriptionTab subscription={person.subscription} />,
            },
          ]
        : []),
      {
        id: "permissions",
        label: t("permissions.tab"),
        render: (person: User) => <PermissionsTab guid={person.guid} />,
      },
    ],
    [t, mayUpdate, hasSubscription],
  );
  return (
    <RecordPage
      records={records}
      fields={userFields}
      hidden={() => (hasCountries ? [] : ["country_guid"])}
      options={{ role_guid }}
      status={(person) => (
        <Group gap={6}>
          <Badge tone="accent">{person.role_name}</Badge>
          <AccountMarks {...person} />
        </Group>
      )}
      meta={(person) => [
        person.username,
        ...(person.country ? [person.country] : []),
        person.last_access_at
          ? t("detail.lastAccess", { when: formatRelative(person.last_access_at) })
          : t("detail.neverHere"),
      ]}
      actions={(person) => (
        <>
          <Invite user={person} />
          <OpenAs user={person} />
        </>
      )}
      aside={(person) => <AccountAside user={person} records={records} />}
      tabs={tabs}
      alsoSlots={(person) => (isOfClassroom(person.role_guid) ? "classroom-users.detail" : undefined)}
    />
  );
}
