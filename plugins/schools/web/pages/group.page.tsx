import {
  Badge,
  RecordCreatePage,
  RecordPage,
  type RecordTab,
  useAddress,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { useMemo } from "react";
import { type Group, groupFields, groups, newGroupFields } from "../api/groups";
import { MembersTab } from "../components/members-tab.component";

/** `/group/create`; with `?school=` it is of that one. */
export function GroupCreatePage() {
  const school = useAddress().get("school");
  return (
    <RecordCreatePage
      key={school}
      records={groups}
      fields={newGroupFields}
      {...(school && { initial: { school_guid: school } })}
    />
  );
}

/** `/group/{guid}/{step?}`; an archived group is only read. */
export function GroupPage() {
  const t = useTexts("schools");
  const mayChange = usePermission("groups.update");
  const tabs = useMemo<readonly RecordTab<Group>[]>(
    () => [
      {
        id: "users",
        label: t("members.tab"),
        count: ({ student_count, teacher_count }) => student_count + teacher_count,
        render: ({ guid, is_archived }) => (
          <MembersTab holder={{ kind: "groups", guid }} mayChange={mayChange && !is_archived} />
        ),
      },
    ],
    [t, mayChange],
  );
  return (
    <RecordPage
      records={groups}
      fields={groupFields}
      status={({ is_archived }: Group) => is_archived && <Badge>{t("groups.archived")}</Badge>}
      meta={({ school_name, school_year }) => [school_name, school_year]}
      tabs={tabs}
    />
  );
}
