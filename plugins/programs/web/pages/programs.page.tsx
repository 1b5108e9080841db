import { formatList, type RecordColumn, type RecordFilter, RecordsPage, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { type ProgramRow, programFields, programs } from "../api/programs";
import { namesOf, useClassification } from "../components/use-choices";

const NOTHING = "–";
const FILTERS: readonly RecordFilter[] = [
  { id: "country", label: "fields.country" },
  { id: "discipline", label: "fields.discipline" },
  { id: "educationLevels", label: "fields.educationLevels" },
  { id: "educationYears", label: "fields.educationYears" },
  { id: "trimester", label: "structure.trimester", options: ["1", "2", "3"] },
  { id: "is_accessible", label: "fields.isAccessible", kind: "yesNo" },
  { id: "createdAt", label: "columns.created_at", kind: "days" },
  { id: "created_by", label: "filters.createdBy", texts: "filters", options: ["me"], isSingle: true },
  { id: "publication", label: "fields.publication", kind: "address" },
];

/** `/programs` */
export function ProgramsPage() {
  const t = useTexts("programs");
  const { hasCountries, hasIsbns, ...options } = useClassification();
  const { country, discipline, educationLevels, educationYears } = options;
  const columns = useMemo<readonly RecordColumn<ProgramRow>[]>(() => {
    const all: (RecordColumn<ProgramRow> | false)[] = [
      { id: "name", sort: "name", render: () => null },
      {
        id: "discipline",
        width: 180,
        keeps: "tablet",
        render: (row) => namesOf([row.discipline], discipline)[0] ?? NOTHING,
      },
      {
        id: "educationLevels",
        width: 170,
        keeps: "laptop",
        render: (row) => formatList([...namesOf(row.educationLevels, educationLevels)]) || NOTHING,
      },
      {
        id: "educationYears",
        width: 110,
        keeps: "laptop",
        render: (row) => formatList([...namesOf(row.educationYears, educationYears)]) || NOTHING,
      },
      hasIsbns && {
        id: "isbn_student",
        width: 150,
        keeps: "tablet",
        render: (row) => row.isbn_student || NOTHING,
      },
      hasIsbns && {
        id: "isbn_teacher",
        width: 150,
        isOptional: true,
        render: (row) => row.isbn_teacher || NOTHING,
      },
      hasCountries && {
        id: "country",
        width: 110,
        keeps: "laptop",
        render: (row) => namesOf(row.country ? [row.country] : [], country)[0] ?? NOTHING,
      },
      {
        id: "created_at",
        as: "time",
        title: "columns.created_at",
        sort: "created_at",
        width: 120,
        keeps: "laptop",
      },
    ];
    return all.filter((column) => column !== false);
  }, [hasCountries, hasIsbns, country, discipline, educationLevels, educationYears]);
  return (
    <RecordsPage<ProgramRow>
      records={programs}
      fields={programFields}
      columns={columns}
      filters={hasCountries ? FILTERS : FILTERS.filter(({ id }) => id !== "country")}
      filterOptions={options}
      options={options}
      defaultSort="name"
      card={(row) => ({
        meta: namesOf([row.discipline], discipline)[0] ?? t("list.title"),
        cover: { src: row.program_cover },
      })}
      shelf
    />
  );
}
