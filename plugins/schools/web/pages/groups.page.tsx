import { type RecordColumn, type RecordFilter, RecordsPage, useSectionTabs, useTexts } from "@estante/sdk";
import { type GroupRow, groupFields, groups } from "../api/groups";

const COLUMNS: readonly RecordColumn<GroupRow>[] = [
  { id: "name", sort: "name", render: () => null },
  { id: "school_name", title: "fields.school", sort: "school_name", width: 240, keeps: "tablet" },
  { id: "school_year", title: "columns.year", sort: "school_year", width: 120 },
  { id: "student_count", title: "columns.students", width: 110, align: "end", keeps: "tablet" },
  { id: "teacher_count", title: "columns.teachers", width: 110, align: "end", keeps: "tablet" },
];
const FILTERS: readonly RecordFilter[] = [
  { id: "school", label: "fields.school", of: "schools" },
  { id: "is_archived", label: "columns.archived", kind: "yesNo" },
];

/** `/groups`: those of active years; archived ones by their filter. */
export function GroupsPage() {
  const t = useTexts("schools");
  return (
    <RecordsPage<GroupRow>
      records={groups}
      fields={groupFields}
      columns={COLUMNS}
      filters={FILTERS}
      tabs={{ label: t("list.title"), tabs: useSectionTabs("schools"), tab: "schools-groups" }}
      card={({ school_name, school_year, student_count }) => ({
        meta: `${school_name} · ${school_year}`,
        status: t("groups.students", { count: student_count }),
      })}
      defaultSort="name"
    />
  );
}
