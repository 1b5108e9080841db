import { type RecordColumn, RecordsPage, usePermission, useSectionTabs, useTexts } from "@estante/sdk";
import { type SchoolRow, schools } from "../api/schools";
import { useSchoolFilters } from "../components/use-filter-options";
import { useSchoolForm } from "../components/use-form";

const NOTHING = "–";
const COLUMNS: readonly RecordColumn<SchoolRow>[] = [
  { id: "name", sort: "name", render: () => null },
  { id: "code", sort: "code", as: "code", width: 130 },
  { id: "type_guid", width: 100, keeps: "tablet" },
  { id: "country_name", title: "fields.country", width: 120, keeps: "laptop" },
  {
    id: "state_name",
    title: "fields.state",
    width: 160,
    keeps: "laptop",
    render: ({ state_name }) => state_name ?? NOTHING,
  },
  { id: "city_name", title: "fields.city", width: 150, keeps: "tablet" },
  { id: "school_year", title: "columns.year", width: 110, keeps: "laptop" },
];
const ADMIN_AND_LTI: readonly RecordColumn<SchoolRow>[] = [
  {
    id: "school_admin_enabled",
    title: "columns.schoolAdmin",
    width: 130,
    keeps: "laptop",
    render: ({ school_admin_enabled }, t) => t(school_admin_enabled ? "columns.yes" : "columns.no"),
  },
  {
    id: "enableLti",
    title: "fields.lti",
    width: 80,
    keeps: "laptop",
    render: ({ enableLti }, t) => t(enableLti ? "columns.yes" : "columns.no"),
  },
];
const EVERY_COLUMN = [...COLUMNS, ...ADMIN_AND_LTI];

/** `/schools` */
export function SchoolsPage() {
  const t = useTexts("schools");
  const { filters, options } = useSchoolFilters();
  const columns = usePermission("school_admin_and_lti.read") ? EVERY_COLUMN : COLUMNS;
  return (
    <RecordsPage<SchoolRow>
      records={schools}
      fields={useSchoolForm()}
      columns={columns}
      filters={filters}
      filterOptions={options}
      tabs={{ label: t("list.title"), tabs: useSectionTabs("schools"), tab: "schools-list" }}
      card={({ code, city_name, type_guid }) => ({
        meta: [code, city_name].filter(Boolean).join(" · "),
        status: t(`types.${type_guid}`),
      })}
      defaultSort="name"
    />
  );
}
