import { formatList, type RecordColumn, type RecordFilter, RecordsPage, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { namesOf, useClassification } from "../collections/classification";
import { type PublicationRow, publicationFields, publications } from "./publications";

const NOTHING = "–";
const FILTERS: readonly RecordFilter[] = [
  { id: "country", label: "fields.country" },
  { id: "disciplines", label: "fields.disciplines" },
  { id: "educationLevels", label: "fields.educationLevels" },
  { id: "contents", label: "columns.content_count", texts: "sizes", options: ["none", "few", "many"] },
  { id: "created_by", label: "filters.createdBy", texts: "filters", options: ["me"], isSingle: true },
  { id: "content", label: "filters.content", kind: "address" },
  { id: "collections", label: "fields.collections", kind: "address" },
];

/** `/publications` */
export function PublicationsPage() {
  const t = useTexts("contents");
  const { hasCountries, country, disciplines, educationLevels, educationYears } = useClassification();
  const columns = useMemo<readonly RecordColumn<PublicationRow>[]>(() => {
    const all: (RecordColumn<PublicationRow> | false)[] = [
      { id: "name", sort: "name", render: () => null },
      hasCountries && {
        id: "country",
        width: 120,
        keeps: "laptop",
        render: (row) => namesOf(row.country ? [row.country] : [], country)[0] ?? NOTHING,
      },
      {
        id: "disciplines",
        width: 180,
        keeps: "tablet",
        render: (row) => formatList([...namesOf(row.disciplines, disciplines)]) || NOTHING,
      },
      {
        id: "educationLevels",
        width: 200,
        keeps: "laptop",
        render: (row) => formatList([...namesOf(row.educationLevels, educationLevels)]) || NOTHING,
      },
      { id: "content_count", width: 110, align: "end", keeps: "tablet" },
      {
        id: "created_at",
        as: "time",
        title: "list.created",
        sort: "created_at",
        width: 132,
        keeps: "laptop",
      },
    ];
    return all.filter((column) => column !== false);
  }, [hasCountries, country, disciplines, educationLevels]);
  return (
    <RecordsPage<PublicationRow>
      records={publications}
      fields={publicationFields}
      columns={columns}
      filters={hasCountries ? FILTERS : FILTERS.filter(({ id }) => id !== "country")}
      filterOptions={{ country, disciplines, educationLevels }}
      options={{ country, disciplines, educationLevels, educationYears }}
      defaultSort="name"
      card={({ thumbnail, content_count }) => ({
        meta: t("publications.count", { count: content_count }),
        cover: { src: thumbnail },
      })}
      shelf
    />
  );
}
