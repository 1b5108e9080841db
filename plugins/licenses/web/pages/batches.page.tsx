import { formatNumber, type RecordColumn, type RecordFilter, RecordsPage, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { type BatchRow, batches } from "../api/batches";
import { BatchStatus } from "../components/batch-status.component";
import { Consumed } from "../components/consumed.component";
import { endOf } from "../components/license-status.component";
import { useHasCountries, useRoles } from "../components/use-choices";

const NOTHING = "–";
const FILTERS: readonly RecordFilter[] = [
  { id: "status", label: "columns.status", texts: "status", options: ["active", "inactive", "expired"] },
  { id: "role", label: "columns.role" },
  { id: "expires", label: "columns.expires", texts: "expires", options: ["expiration_date", "interval"] },
  { id: "createdAt", label: "columns.created", kind: "days" },
  { id: "created_by", label: "columns.creator", texts: "filters", options: ["me"], isSingle: true },
  { id: "country", label: "columns.country", kind: "address" },
];

/** `/licenses-batch` */
export function BatchesPage() {
  const t = useTexts("licenses");
  const role = useRoles();
  const hasCountries = useHasCountries();
  const columns = useMemo<readonly RecordColumn<BatchRow>[]>(() => {
    const all: (RecordColumn<BatchRow> | false)[] = [
      { id: "name", title: "columns.name", sort: "name", render: () => null },
      {
        id: "codes_amount",
        title: "columns.codes",
        sort: "codes_amount",
        width: 90,
        keeps: "tablet",
        render: ({ codes_amount }) => formatNumber(codes_amount),
      },
      {
        id: "redeemed",
        title: "columns.redeemed",
        width: 130,
        keeps: "tablet",
        render: (row) => <Consumed consumed={row.redeemed} countdown_original={row.codes_amount} />,
      },
      {
        id: "role_name",
        of: "role_guid",
        title: "columns.role",
        sort: "role",
        width: 120,
        keeps: "laptop",
        render: (row) => row.role_name,
      },
      hasCountries && {
        id: "country",
        title: "columns.country",
        width: 110,
        keeps: "laptop",
        render: (row) => row.country_name || NOTHING,
      },
      {
        id: "expired_at",
        title: "columns.expires",
        sort: "expired_at",
        width: 120,
        keeps: "tablet",
        render: (row, words) => endOf(row, words),
      },
      { id: "status", title: "columns.status", width: 120, render: (row) => <BatchStatus batch={row} /> },
      {
        id: "number",
        title: "columns.number",
        sort: "number",
        width: 90,
        isOptional: true,
        render: ({ number }) => formatNumber(number),
      },
      {
        id: "created_at",
        title: "columns.created",
        as: "time",
        sort: "created_at",
        width: 130,
        keeps: "laptop",
      },
      { id: "creator", title: "columns.creator", width: 130, keeps: "laptop" },
    ];
    return all.filter((column) => column !== false);
  }, [hasCountries]);
  return (
    <RecordsPage<BatchRow>
      records={batches}
      columns={columns}
      filters={hasCountries ? FILTERS : FILTERS.filter(({ id }) => id !== "country")}
      filterOptions={{ role }}
      defaultSort="-created_at"
      card={(row) => ({
        title: row.name,
        meta: `${t("uses.ofAll", { consumed: row.redeemed, total: row.codes_amount })} · ${row.role_name}`,
        status: t(row.is_processing ? "batches.processing" : `batches.status.${row.status}`),
      })}
    />
  );
}
