import {
  Badge,
  formatBytes,
  formatRelative,
  type ListColumn,
  ListPage,
  type RowCard,
  StatusMark,
  TypeIcon,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { type ContentRow, listQuery } from "../api/contents.api";
import { ContentPreview } from "../components/content-preview.component";
import { storageMark } from "../components/storage-mark";
import { useContentActs } from "../components/use-content-acts";
import { useContentFilters } from "../components/use-content-filters";
import { useContentViews } from "../components/use-content-views";
import { useFreshAfterJobs } from "../components/use-fresh-after-jobs";
import { useTypeNames } from "../components/use-type-names";
import classes from "./contents-list.module.css";

const LIST = "contents";

export function ContentsListPage() {
  const t = useTexts("contents");
  const typeName = useTypeNames();
  const filters = useContentFilters();
  const acts = useContentActs();
  const mayCreate = usePermission("contents.create");
  const mayExport = usePermission("contents.export");
  const views = useContentViews();
  useFreshAfterJobs();

  const columns = useMemo<ListColumn<ContentRow>[]>(
    () => [
      {
        id: "name",
        title: t("list.content"),
        sort: "name",
        render: (row) => <RowFacts row={row} />,
      },
      {
        id: "type",
        title: t("list.type"),
        sort: "type",
        width: 150,
        keeps: "laptop",
        render: (row) => (
          <span className={classes.type}>
            <TypeIcon type={row.type_guid} size={18} />
            {typeName(row.type_guid)}
          </span>
        ),
      },
      {
        id: "author",
        title: t("list.author"),
        width: 160,
        render: (row) => authorOf(row),
      },
      {
        id: "country",
        title: t("list.country"),
        width: 76,
        render: (row) => row.country ?? "–",
      },
      {
        id: "size",
        title: t("list.size"),
        sort: "size",
        width: 104,
        align: "end",
        render: (row) => (row.size > 0 ? formatBytes(row.size) : "–"),
      },
      {
        id: "status",
        title: t("list.status"),
        sort: "status",
        width: 124,
        keeps: "tablet",
        render: (row) => <RowStatus row={row} />,
      },
      {
        id: "created",
        exportAs: "created_at",
        title: t("list.created"),
        sort: "created_at",
        width: 132,
        keeps: "tablet",
        render: (row) => formatRelative(row.created_at),
      },
      {
        id: "updated",
        exportAs: "updated_at",
        title: t("list.updated"),
        sort: "updated_at",
        width: 140,
        isOptional: true,
        render: (row) => formatRelative(row.updated_at),
      },
      {
        id: "erp",
        exportAs: "erp_id",
        title: t("fields.erpId"),
        width: 140,
        isOptional: true,
        render: (row) => <code>{row.erp_id ?? "–"}</code>,
      },
      {
        id: "is_public",
        title: t("fields.isPublic"),
        width: 104,
        isOptional: true,
        render: (row) => t(row.is_public ? "filters.yes" : "filters.no"),
      },
      {
        id: "is_teacher_only",
        title: t("fields.isTeacherOnly"),
        width: 132,
        isOptional: true,
        render: (row) => t(row.is_teacher_only === 1 ? "filters.yes" : "filters.no"),
      },
      {
        id: "guid",
        title: t("fields.guid"),
        width: 290,
        isOptional: true,
        render: (row) => <code>{row.guid}</code>,
      },
    ],
    [t, typeName],
  );

  const card = (row: ContentRow): RowCard => ({
    title: row.name,
    meta: (
      <>
        <TypeIcon type={row.type_guid} size={16} /> {typeName(row.type_guid)}
      </>
    ),
    status: (
      <>
        <RowStatus row={row} /> {formatRelative(row.created_at)}
      </>
    ),
    mark: isPlain(row) ? null : <RowStatus row={row} />,
    cover: { type: row.type_guid, src: row.thumbnail },
  });

  return (
    <>
      <ListPage<ContentRow>
        id={LIST}
        title={t("list.title")}
        errorTitle={t("list.error")}
        query={listQuery}
        columns={columns}
        filters={filters}
        views={views}
        defaultSort="-created_at"
        rowKey={(row) => row.guid}
        rowLink={(row) => `/content/${row.guid}`}
        card={card}
        renderPreview={(row) => <ContentPreview row={row} typeName={typeName(row.type_guid)} />}
        rowActions={acts.row}
        bulkActions={acts.bulk}
        {...(mayCreate && {
          primaryAction: {
            label: t("list.create"),
            short: t("list.createShort"),
            icon: <IconPlus size={16} />,
            href: "/contents/create",
          },
          onDropFiles: acts.upload,
        })}
        {...(mayExport && { exportAction: acts.exportCsv })}
        searchPlaceholder={t("list.search")}
        empty={{
          title: t("list.empty.title"),
          text: t("list.empty.text"),
          hints: [
            { title: t("list.empty.dropTitle"), text: t("list.empty.dropText") },
            { title: t("list.empty.typesTitle"), text: t("list.empty.typesText") },
            { title: t("list.empty.viewerTitle"), text: t("list.empty.viewerText") },
          ],
        }}
        emptyFiltered={t("list.emptyFiltered")}
        shelf
      />
      {acts.dialog}
    </>
  );
}

function authorOf(row: Pick<ContentRow, "author_name" | "author_lastname">): string {
  return [row.author_name, row.author_lastname].filter(Boolean).join(" ") || "–";
}

/** Active and ready: nothing that has to stand out. */
const isPlain = (row: ContentRow) => storageMark(row).kind === "active";

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
