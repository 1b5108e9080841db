import { type RecordColumn, type RecordFilter, RecordsPage, useTexts } from "@estante/sdk";
import { ReportState } from "./report-state.component";
import { type ReportRow, reportFields, reports } from "./reports";

const TYPES = [
  "content-error",
  "content-inappropriate",
  "app-error",
  "connection-error",
  "file-error",
  "file-access-forbiden-error",
  "url-not-found-error",
];

const MAX_SHOWN_LENGTH = 120;

const COLUMNS: readonly RecordColumn<ReportRow>[] = [
  { id: "content", title: "list.content", render: (row) => <ContentName row={row} /> },
  {
    id: "type",
    title: "list.type",
    sort: "type",
    width: 190,
    keeps: "laptop",
    render: (row) => <TypeName row={row} />,
  },
  {
    id: "comment",
    title: "list.comment",
    keeps: "laptop",
    render: ({ comment }) => comment.slice(0, MAX_SHOWN_LENGTH) || "–",
  },
  {
    id: "status",
    title: "list.status",
    sort: "status",
    width: 140,
    keeps: "tablet",
    render: (row) => <ReportState report={row} />,
  },
  { id: "created", of: "created_at", as: "time", title: "list.created", sort: "created_at", width: 140 },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "status", label: "list.status", options: ["open", "closed"], texts: "status" },
  { id: "type", label: "list.type", options: TYPES, texts: "types" },
  { id: "created", label: "list.created", kind: "days" },
];

/** What people say is wrong with contents. */
export function ReportsPage() {
  const t = useTexts("viewer");
  return (
    <RecordsPage<ReportRow>
      records={reports}
      fields={reportFields}
      columns={COLUMNS}
      filters={FILTERS}
      views={[{ id: "open", state: { status: ["open"] } }]}
      defaultSort="-created_at"
      card={(row) => ({
        title: row.content_name ?? t("reports.gone"),
        meta: t(`reports.types.${row.type}`),
        status: <ReportState report={row} />,
      })}
    />
  );
}

function ContentName({ row }: { readonly row: ReportRow }) {
  const t = useTexts("viewer");
  return row.content_name ?? t("reports.gone");
}

function TypeName({ row }: { readonly row: ReportRow }) {
  const t = useTexts("viewer");
  return t(`reports.types.${row.type}`);
}
