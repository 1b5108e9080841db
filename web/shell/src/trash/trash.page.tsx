import {
  formatDate,
  formatRelative,
  type ListColumn,
  type ListFilter,
  ListPage,
  TypeIcon,
  useApiQuery,
  useTexts,
} from "@estante/sdk";
import { useMemo } from "react";
import { usePageTitle } from "../app/document-title";
import { type TrashRow, trashQuery } from "./trash.api";
import { useTrashActions } from "./use-trash-actions";

const DAY_MS = 86_400_000;

/** Whole days until something is gone; 0 is today. */
const daysLeft = (row: TrashRow) =>
  Math.max(0, Math.floor((Date.parse(row.expires_at) - Date.now()) / DAY_MS));

function useTrashFilters(): ListFilter[] {
  const t = useTexts("shell");
  const facets = useApiQuery("/trash/facets", {}).data?.data;
  return useMemo(
    () => [
      { id: "kind", label: t("trash.kind"), options: facets?.kind ?? [] },
      { id: "deleted_by", label: t("trash.deletedBy"), options: facets?.deleted_by ?? [] },
    ],
    [t, facets],
  );
}

/** What was deleted and can still be brought back, of every plugin. */
export function TrashPage() {
  const t = useTexts("shell");
  const actions = useTrashActions();
  const filters = useTrashFilters();
  usePageTitle(t("trash.title"));
  const leaves = (row: TrashRow) =>
    t("trash.leaves", { count: daysLeft(row), date: formatDate(row.expires_at) });
  const columns = useMemo<ListColumn<TrashRow>[]>(
    () => [
      {
        id: "name",
        title: t("trash.name"),
        sort: "name",
        render: (row) => (
          <>
            <TypeIcon type={row.type} size={14} /> {row.kind_name}
          </>
        ),
      },
      {
        id: "deletedBy",
        title: t("trash.deletedBy"),
        width: 200,
        keeps: "laptop",
        render: (row) => row.deleted_by?.name ?? "–",
      },
      {
        id: "deletedAt",
        title: t("trash.deletedAt"),
        sort: "deleted_at",
        width: 150,
        keeps: "laptop",
        render: (row) => formatRelative(row.deleted_at),
      },
      {
        id: "leaves",
        title: t("trash.leavesTitle"),
        width: 170,
        keeps: "tablet",
        render: (row) => t("trash.leaves", { count: daysLeft(row) }),
      },
    ],
    [t],
  );
  return (
    <>
      <ListPage<TrashRow>
        id="trash"
        title={t("trash.title")}
        text={t("trash.text")}
        errorTitle={t("trash.error")}
        query={trashQuery}
        columns={columns}
        filters={filters}
        defaultSort="-deleted_at"
        rowKey={(row) => row.guid}
        card={(row) => ({
          title: row.name,
          meta: [row.kind_name, row.deleted_by?.name].filter(Boolean).join(" · "),
          status: leaves(row),
          cover: { type: row.type, src: row.thumbnail },
        })}
        rowActions={actions.row}
        bulkActions={actions.bulk}
        secondaryActions={[actions.empty]}
        searchPlaceholder={t("trash.search")}
        empty={{ title: t("trash.nothing"), text: t("trash.nothingText") }}
        emptyFiltered={t("trash.nothingFound")}
      />
      {actions.dialog}
    </>
  );
}
