import { Badge, RecordCreatePage, RecordPage, type RecordTab, usePermission, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { type School, schools } from "../api/schools";
import { ContentsTab } from "../components/contents-tab.component";
import { GroupsTab } from "../components/groups-tab.component";
import { MembersTab } from "../components/members-tab.component";
import { useSchoolForm } from "../components/use-form";
import { YearsTab } from "../components/years-tab.component";

/** `/school/create` */
export function SchoolCreatePage() {
  return <RecordCreatePage records={schools} fields={useSchoolForm()} initial={{ type_guid: "ST_01" }} />;
}

/** `/school/{guid}/{step?}` */
export function SchoolPage() {
  const t = useTexts("schools");
  const mayChange = usePermission("schools.update");
  const readsGroups = usePermission("groups.readList");
  const tabs = useMemo<readonly RecordTab<School>[]>(
    () => [
      ...(readsGroups
        ? [
            {
              id: "groups",
              label: t("groups.list.title"),
              render: ({ guid }: School) => <GroupsTab school={guid} />,
            },
          ]
        : []),
      { id: "contents", label: t("contents.tab"), render: ({ guid }) => <ContentsTab school={guid} /> },
      { id: "school-year", label: t("years.tab"), render: ({ guid }) => <YearsTab school={guid} /> },
      {
        id: "users",
        label: t("members.tab"),
        render: ({ guid }) => <MembersTab holder={{ kind: "schools", guid }} mayChange={mayChange} />,
      },
    ],
    [t, mayChange, readsGroups],
  );
  return (
    <RecordPage
      records={schools}
      fields={useSchoolForm()}
      tabs={tabs}
      status={({ type_guid }: School) => <Badge tone="accent">{t(`types.${type_guid}`)}</Badge>}
      meta={({ code, city_name, state_name, school_year, networks }) =>
        [
          code,
          [city_name, state_name].filter(Boolean).join(", "),
          school_year,
          ...networks.map(({ name }) => name),
        ].filter(Boolean)
      }
    />
  );
}
