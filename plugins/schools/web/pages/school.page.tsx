import { Badge, RecordCreatePage, RecordPage, type RecordTab, usePermission, useTexts } from "@estante/sdk";
import { type School, schools } from "../api/schools";
import { ContentsTab } from "../components/contents-tab.component";
import { GroupsTab } from "../components/groups-tab.component";
import { MembersTab } from "../components/members-tab.component";
import { useHiddenFields, useSchoolForm } from "../components/use-form";
import { YearsTab } from "../components/years-tab.component";

/** `/school/create` */
export function SchoolCreatePage() {
  return <RecordCreatePage records={schools} fields={useSchoolForm()} initial={{ type_guid: "ST_01" }} />;
}

/** `/school/{guid}/{step?}` */
export function SchoolPage() {
  const t = useTexts("schools");
  const mayChange = usePermission("school_users.update");
  const hidden = useHiddenFields();
  const reads: Readonly<Record<string, boolean>> = {
    groups: usePermission("groups.readList"),
    contents: usePermission("school_contents.readList"),
    "school-year": usePermission("school_years.readList"),
    users: usePermission("school_users.readList"),
  };
  const tabs: readonly RecordTab<School>[] = [
    { id: "groups", label: t("groups.list.title"), render: ({ guid }) => <GroupsTab school={guid} /> },
    { id: "contents", label: t("contents.tab"), render: ({ guid }) => <ContentsTab school={guid} /> },
    { id: "school-year", label: t("years.tab"), render: ({ guid }) => <YearsTab school={guid} /> },
    {
      id: "users",
      label: t("members.tab"),
      render: ({ guid }) => <MembersTab holder={{ kind: "schools", guid }} mayChange={mayChange} />,
    },
  ];
  return (
    <RecordPage
      records={schools}
      fields={useSchoolForm()}
      hidden={() => hidden}
      tabs={tabs.filter(({ id }) => reads[id])}
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
