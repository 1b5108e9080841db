import {
  formatDate,
  type RecordColumn,
  type RecordFilter,
  RecordListPage,
  TypeIcon,
  useTexts,
} from "@estante/sdk";
import { usePageTitle } from "../app/document-title";
import { type TrashRow, trashRecords } from "./trash.api";
import { useTrashActions } from "./use-trash-actions";

const DAY_MS = 86_400_000;

/** Days until something is gone, the begun one too: what was thrown away just now has all of them. */
const daysLeft = (row: TrashRow) =>
  Math.max(0, Math.ceil((Date.parse(row.expires_at) - Date.now()) / DAY_MS));

const COLUMNS: readonly RecordColumn<TrashRow>[] = [
  {
    id: "name",
    title: "name",
    sort: "name",
    render: (row) => (
      <>
        <TypeIcon type={row.type} size={14} /> {row.kind_name}
      </>
    ),
  },
  {
    id: "deletedBy",
    title: "deletedBy",
    width: 200,
    keeps: "laptop",
    render: (row) => row.deleted_by?.name ?? "–",
  },
  {
    id: "deletedAt",
    of: "deleted_at",
    as: "time",
    title: "deletedAt",
    sort: "deleted_at",
    width: 150,
    keeps: "laptop",
  },
  {
    id: "leaves",
    title: "leavesTitle",
    width: 170,
    keeps: "tablet",
    render: (row, t) => t("leaves", { count: daysLeft(row) }),
  },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "kind", label: "kind" },
  { id: "deleted_by", label: "deletedBy" },
];

/** What was deleted and can still be brought back, of every plugin. */
export function TrashPage() {
  const t = useTexts("shell");
  const actions = useTrashActions();
  usePageTitle(t("trash.list.title"));
  return (
    <>
      <RecordListPage<TrashRow>
        records={trashRecords}
        columns={COLUMNS}
        filters={FILTERS}
        defaultSort="-deleted_at"
        card={(row, texts) => ({
          meta: [row.kind_name, row.deleted_by?.name].filter(Boolean).join(" · "),
          status: texts("leaves", { count: daysLeft(row), date: formatDate(row.expires_at) }),
          cover: { type: row.type, src: row.thumbnail },
        })}
        rowActions={actions.row}
        bulkActions={actions.bulk}
        secondaryActions={[actions.empty]}
      />
      {actions.dialog}
    </>
  );
}
