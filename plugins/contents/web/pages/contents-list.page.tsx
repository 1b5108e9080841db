import {
  Badge,
  formatBytes,
  formatRelative,
  type RecordColumn,
  type RecordFilter,
  RecordsPage,
  type RecordView,
  recordTypeName,
  StatusMark,
  TypeIcon,
  uploads,
  useNavigate,
  useTexts,
} from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ContentRow, contentFields, contents, tagsQuery } from "../api/contents";
import { uploadPlan } from "../api/upload-plan";
import { ContentPreview } from "../components/content-preview.component";
import { storageMark } from "../components/storage-mark";
import { useRowActions } from "../components/use-row-actions";
import { useTypes } from "../components/use-types";
import classes from "./contents-list.module.css";

const COLUMNS: readonly RecordColumn<ContentRow>[] = [
  { id: "name", title: "list.content", sort: "name", render: (row) => <RowFacts row={row} /> },
  {
    id: "type",
    title: "list.type",
    sort: "type",
    width: 150,
    keeps: "laptop",
    render: (row) => (
      <span className={classes.type}>
        <RowType row={row} size={18} />
      </span>
    ),
  },
  { id: "author", title: "list.author", width: 160, render: authorOf },
  { id: "country", title: "list.country", width: 76 },
  {
    id: "size",
    title: "list.size",
    sort: "size",
    width: 104,
    align: "end",
    render: ({ size }) => (size > 0 ? formatBytes(size) : "–"),
  },
  {
    id: "status",
    title: "list.status",
    sort: "status",
    width: 124,
    keeps: "tablet",
    render: (row) => <RowStatus row={row} />,
  },
  {
    id: "created",
    of: "created_at",
    as: "time",
    title: "list.created",
    sort: "created_at",
    width: 132,
    keeps: "tablet",
  },
  {
    id: "updated",
    of: "updated_at",
    as: "time",
    title: "list.updated",
    sort: "updated_at",
    width: 140,
    isOptional: true,
  },
  { id: "erp", of: "erp_id", width: 140, isOptional: true },
  { id: "is_public", width: 104, isOptional: true },
  { id: "is_teacher_only", width: 132, isOptional: true },
  { id: "guid", title: "fields.guid", as: "code", width: 290, isOptional: true },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "type", label: "list.type" },
  { id: "status", label: "list.status", texts: "status", options: ["active", "inactive"] },
  { id: "storage_status", label: "filters.storage", texts: "status", options: ["failed", "preparing"] },
  { id: "author", label: "list.author", isSingle: true },
  { id: "created_by", label: "filters.createdBy", texts: "filters", options: ["me"], isSingle: true },
  { id: "createdAt", label: "list.created", kind: "days" },
  { id: "updatedAt", label: "list.updated", kind: "days" },
  { id: "has_description", label: "filters.hasDescription", kind: "yesNo" },
  { id: "is_public", label: "fields.isPublic", kind: "yesNo" },
  { id: "is_teacher_only", label: "fields.isTeacherOnly", kind: "yesNo" },
  { id: "tags", label: "filters.tags" },
];

const VIEWS: readonly RecordView[] = [
  { id: "all", state: {} },
  { id: "mine", state: { created_by: ["me"] } },
  { id: "new", state: { createdAt: ["7d"] } },
  { id: "inactive", state: { status: ["inactive"] } },
];

export function ContentsListPage() {
  const types = useTypes();
  const tags = useQuery(tagsQuery()).data?.data;
  const navigate = useNavigate();
  const filterOptions = useMemo(
    () => ({
      type: types.map(({ guid, name }) => ({ value: guid, label: name })),
      tags: (tags ?? []).map(({ guid, tag }) => ({ value: guid, label: tag })),
    }),
    [types, tags],
  );
  return (
    <RecordsPage<ContentRow>
      records={contents}
      fields={contentFields}
      columns={COLUMNS}
      filters={FILTERS}
      filterOptions={filterOptions}
      views={VIEWS}
      defaultSort="-created_at"
      card={(row) => ({
        meta: <RowType row={row} size={16} />,
        status: (
          <>
            <RowStatus row={row} /> {formatRelative(row.created_at)}
          </>
        ),
        mark: isPlain(row) ? null : <RowStatus row={row} />,
        cover: { type: row.type_guid, src: row.thumbnail },
      })}
      preview={(row) => <ContentPreview row={row} typeName={recordTypeName(row.type_guid)} />}
      rowActions={useRowActions()}
      onDropFiles={(files) => {
        uploads.add(files, uploadPlan(null, types));
        void navigate({ href: "/contents/create" });
      }}
      hints={["drop", "types", "viewer"]}
      shelf
    />
  );
}

function authorOf({ author_name, author_lastname }: ContentRow): string {
  return [author_name, author_lastname].filter(Boolean).join(" ") || "–";
}

/** Active and ready: nothing that has to stand out. */
const isPlain = (row: ContentRow) => storageMark(row).kind === "active";

function RowType({ row, size }: { row: ContentRow; size: number }) {
  return (
    <>
      <TypeIcon type={row.type_guid} size={size} /> {recordTypeName(row.type_guid)}
    </>
  );
}

/** The second line of a row: its ERP id, and at most two badges. */
function RowFacts({ row }: { row: ContentRow }) {
  const t = useTexts("contents");
  return (
    <span className={classes.facts}>
      {row.erp_id}
      {row.is_teacher_only === 1 && <Badge tone="neutral">{t("fields.isTeacherOnly")}</Badge>}
      {row.is_public && <Badge tone="info">{t("fields.isPublic")}</Badge>}
    </span>
  );
}

function RowStatus({ row }: { row: ContentRow }) {
  const t = useTexts("contents");
  const { kind, key } = storageMark(row);
  return <StatusMark kind={kind} label={t(key)} />;
}
