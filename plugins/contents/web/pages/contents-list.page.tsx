import {
  Badge,
  formatBytes,
  formatRelative,
  lazy,
  type RecordColumn,
  type RecordFilter,
  RecordsPage,
  type RecordView,
  recordTypeName,
  StatusMark,
  TypeIcon,
  uploads,
  useNavigate,
  useNeededFilters,
  useTexts,
} from "@estante/sdk";
import { Suspense, useMemo } from "react";
import { FETCHED_FILTERS, useContentOptions, useFilterOptions } from "../api/content-options";
import { type ContentRow, contentFields, contents, editedFields, OBJECTIVES } from "../api/contents";
import { useSystemSettings } from "../api/system-settings";
import { uploadPlan } from "../api/upload-plan";
import { storageMark } from "../components/storage-mark";
import { useRowActions } from "../components/use-row-actions";
import { useTypes } from "../components/use-types";
import { SearchedName, SearchedPlace, SearchedWords } from "../mentions/searched.component";
import classes from "./contents-list.module.css";

/** Fetched with the first row that is looked at. */
const ContentPreview = lazy(() =>
  import("../preview/content-preview.component").then((file) => ({ default: file.ContentPreview })),
);

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
  { id: "country", label: "list.country" },
  { id: "disciplines", label: "fields.disciplines" },
  { id: "educationLevels", label: "fields.educationLevels" },
  { id: "educationYears", label: "fields.educationYears" },
  { id: "tags", label: "filters.tags" },
  { id: "dependency", label: "filters.dependency", kind: "address" },
  { id: "hotspot", label: "filters.hotspot", kind: "address" },
];

const VIEWS: readonly RecordView[] = [
  { id: "all", state: {} },
  { id: "mine", state: { created_by: ["me"] } },
  { id: "new", state: { createdAt: ["7d"] } },
  { id: "inactive", state: { status: ["inactive"] } },
];

/** What can be chosen in an edit of many; objectives where the organization has them (CON-090). */
function useEditChoices() {
  const { ofForm } = useContentOptions();
  const hasObjectives = useSystemSettings()?.is_learning_objectives === true;
  return { of: ofForm, without: hasObjectives ? [] : OBJECTIVES };
}

const EDIT = { fields: editedFields, useChoices: useEditChoices };

export function ContentsListPage() {
  const types = useTypes();
  const { areNeeded, onFilters } = useNeededFilters(FETCHED_FILTERS);
  const fetched = useFilterOptions(areNeeded);
  const navigate = useNavigate();
  const filterOptions = useMemo(
    () => ({
      type: types.filter((type) => type.is_offered).map(({ guid, name }) => ({ value: guid, label: name })),
      ...fetched,
    }),
    [types, fetched],
  );
  return (
    <RecordsPage<ContentRow>
      records={contents}
      fields={contentFields}
      columns={COLUMNS}
      filters={FILTERS}
      filterOptions={filterOptions}
      onFilters={onFilters}
      views={VIEWS}
      defaultSort="-created_at"
      card={(row) => ({
        name: <SearchedName row={row} />,
        meta: (
          <>
            <RowType row={row} size={16} /> <SearchedWords row={row} />
          </>
        ),
        status: (
          <>
            <RowStatus row={row} /> {formatRelative(row.created_at)}
          </>
        ),
        mark: isPlain(row) ? null : <RowStatus row={row} />,
        cover: { type: row.type_guid, src: row.thumbnail },
      })}
      preview={(row) => (
        <Suspense fallback={null}>
          <ContentPreview key={row.guid} row={row} typeName={recordTypeName(row.type_guid)} />
        </Suspense>
      )}
      edit={EDIT}
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

/** The second line of a row: its ERP id, at most two badges, and where it says what is searched for. */
function RowFacts({ row }: { row: ContentRow }) {
  const t = useTexts("contents");
  return (
    <span className={classes.facts}>
      {row.erp_id}
      {row.is_teacher_only === 1 && <Badge tone="neutral">{t("fields.isTeacherOnly")}</Badge>}
      {row.is_public && <Badge tone="info">{t("fields.isPublic")}</Badge>}
      <SearchedPlace row={row} />
    </span>
  );
}

function RowStatus({ row }: { row: ContentRow }) {
  const t = useTexts("contents");
  const { kind, key } = storageMark(row);
  return <StatusMark kind={kind} label={t(key)} />;
}
