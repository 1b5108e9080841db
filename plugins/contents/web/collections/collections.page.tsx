import { formatList, type RecordColumn, type RecordFilter, RecordsPage, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { namesOf, useClassification } from "./classification";
import { type CollectionRow, collectionFields, collections } from "./collections";

const NOTHING = "–";
const FILTERS: readonly RecordFilter[] = [
  { id: "country", label: "fields.country" },
  { id: "educationLevels", label: "fields.educationLevels" },
  { id: "contents", label: "columns.content_count", texts: "sizes", options: ["none", "few", "many"] },
  { id: "created_by", label: "filters.createdBy", texts: "filters", options: ["me"], isSingle: true },
  { id: "content", label: "filters.content", kind: "address" },
];

/** `/collections` */
export function CollectionsPage() {
  const t = useTexts("contents");
  const { hasCountries, country, educationLevels } = useClassification();
  const columns = useMemo<readonly RecordColumn<CollectionRow>[]>(() => {
    const levels = ({ educationLevels: guids }: CollectionRow) =>
      formatList([...namesOf(guids, educationLevels)]) || NOTHING;
    const all: (RecordColumn<CollectionRow> | false)[] = [
      { id: "collection", sort: "collection", render: () => null },
      hasCountries && {
        id: "country",
        width: 130,
        keeps: "tablet",
        render: (row) => namesOf(row.country ? [row.country] : [], country)[0] ?? NOTHING,
      },
      { id: "educationLevels", width: 240, keeps: "laptop", render: levels },
      { id: "content_count", width: 110, align: "end", keeps: "tablet" },
      {
        id: "created_at",
        as: "time",
        title: "list.created",
        sort: "created_at",
        width: 132,
        keeps: "tablet",
      },
    ];
    return all.filter((column) => column !== false);
  }, [hasCountries, country, educationLevels]);
  return (
    <RecordsPage<CollectionRow>
      records={collections}
      fields={collectionFields}
      columns={columns}
      filters={hasCountries ? FILTERS : FILTERS.filter(({ id }) => id !== "country")}
      filterOptions={{ country, educationLevels }}
      options={{ country, educationLevels }}
      defaultSort="collection"
      card={({ content_count }) => ({ meta: t("collections.count", { count: content_count }) })}
    />
  );
}
