import { formatNumber, type RecordColumn, type RecordFilter, RecordsPage, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { groupedCode, type LicenseRow, licenses } from "../api/licenses";
import { Consumed } from "../components/consumed.component";
import { endOf, LicenseStatus } from "../components/license-status.component";
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

/** `/licenses` */
export function LicensesPage() {
  const t = useTexts("licenses");
  const role = useRoles();
  const hasCountries = useHasCountries();
  const columns = useMemo<readonly RecordColumn<LicenseRow>[]>(() => {
    const all: (RecordColumn<LicenseRow> | false)[] = [
      { id: "code", title: "columns.code", sort: "code", render: () => null },
      {
        id: "consumed",
        title: "columns.consumed",
        sort: "consumed",
        width: 130,
        keeps: "tablet",
        render: (row) => <Consumed {...row} />,
      },
      {
        id: "role_name",
        of: "role_guid",
        title: "columns.role",
        sort: "role",
        width: 130,
        keeps: "tablet",
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
      {
        id: "status",
        title: "columns.status",
        width: 110,
        render: ({ status }) => <LicenseStatus status={status} />,
      },
      {
        id: "batch_number",
        title: "columns.batch",
        width: 90,
        isOptional: true,
        render: ({ batch_number }) => (batch_number === null ? NOTHING : formatNumber(batch_number)),
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
    <RecordsPage<LicenseRow>
      records={licenses}
      columns={columns}
      filters={hasCountries ? FILTERS : FILTERS.filter(({ id }) => id !== "country")}
      filterOptions={{ role }}
      defaultSort="-created_at"
      card={(row) => ({
        title: groupedCode(row.code),
        meta: `${t("uses.ofAll", { consumed: row.consumed, total: row.countdown_original })} · ${row.role_name}`,
        status: t(`status.${row.status}`),
      })}
    />
  );
}
