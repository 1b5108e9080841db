import {
  asFailure,
  type BulkAction,
  formatRelative,
  invalidate,
  type ListColumn,
  type ListFilter,
  ListPage,
  NamedIcon,
  type RowAction,
  type Selection,
  toast,
  useApiQuery,
  useTexts,
} from "@estante/sdk";
import { IconCheck, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useManifest } from "../app/app-data";
import { usePageTitle } from "../app/document-title";
import { mayOpen } from "../app/guards";
import { notificationTabs } from "./notification-tabs";
import {
  deleteNotifications,
  listQuery,
  markRowsRead,
  type Notification,
  type Target,
} from "./notifications.api";

const ICON_PX = 16;
const KINDS = 200;

const targetOf = ({ keys, isEverything, excluded, params }: Selection<Notification>): Target =>
  isEverything ? { params, except: excluded } : { guids: keys };

/** Everything that the reader was told, of the last three months. */
export function NotificationsPage() {
  const t = useTexts("shell");
  const manifest = useManifest();
  const actions = useActions();
  const filters = useFilters();
  usePageTitle(t("notifications.title"));
  const columns = useMemo<ListColumn<Notification>[]>(
    () => [
      { id: "text", title: t("notifications.what"), render: (row) => <State row={row} /> },
      {
        id: "createdAt",
        title: t("notifications.when"),
        sort: "created_at",
        width: 170,
        keeps: "tablet",
        render: (row) => formatRelative(row.created_at),
      },
    ],
    [t],
  );
  return (
    <ListPage<Notification>
      id="notifications"
      title={t("notifications.title")}
      text={t("notifications.text")}
      tabs={notificationTabs("list", t)}
      errorTitle={t("notifications.error")}
      query={listQuery}
      columns={columns}
      filters={filters}
      defaultSort="-created_at"
      rowKey={(row) => row.guid}
      rowLink={(row) => (row.page && mayOpen(manifest, row.page) ? row.page : undefined)}
      onFollow={actions.follow}
      card={(row) => ({ title: row.text, meta: formatRelative(row.created_at), status: <State row={row} /> })}
      rowActions={actions.row}
      bulkActions={actions.bulk}
      empty={{ title: t("notifications.empty"), text: t("notifications.emptyText") }}
      emptyFiltered={t("notifications.nothingFound")}
    />
  );
}

function State({ row }: { row: Notification }) {
  const t = useTexts("shell");
  return (
    <>
      <NamedIcon name={row.icon} size={14} />{" "}
      {t(row.read_at ? "notifications.isRead" : "notifications.isUnread")}
    </>
  );
}

function useFilters(): ListFilter[] {
  const t = useTexts("shell");
  const kinds = useApiQuery("/notifications/settings", { query: { pageSize: KINDS } }).data?.data;
  return useMemo(
    () => [
      {
        id: "unread",
        label: t("notifications.state"),
        isSingle: true,
        options: [
          { value: "true", label: t("notifications.isUnread") },
          { value: "false", label: t("notifications.isRead") },
        ],
      },
      {
        id: "kind",
        label: t("notifications.kind"),
        options: (kinds ?? []).map(({ kind, title }) => ({ value: kind, label: title })),
      },
    ],
    [t, kinds],
  );
}

interface Actions {
  readonly row: RowAction<Notification>[];
  readonly bulk: BulkAction<Notification>[];
  readonly follow: (row: Notification) => void;
}

function useActions(): Actions {
  const t = useTexts("shell");
  const client = useQueryClient();
  const run = async (act: (target: Target) => Promise<void>, target: Target): Promise<"clear" | "keep"> => {
    try {
      await act(target);
      await invalidate(client, ["/notifications"]);
      return "clear";
    } catch (thrown) {
      toast.error(t("notifications.actFailed"), { text: asFailure(thrown).message });
      return "keep";
    }
  };
  const read = { label: t("notifications.markOne"), icon: <IconCheck size={ICON_PX} /> };
  const remove = {
    label: t("notifications.delete"),
    icon: <IconTrash size={ICON_PX} />,
    isDestructive: true,
  };
  return {
    follow: ({ guid, read_at }) => {
      if (read_at === null) void run(markRowsRead, { guids: [guid] });
    },
    row: [
      {
        ...read,
        isHidden: (row) => row.read_at !== null,
        run: ({ guid }) => void run(markRowsRead, { guids: [guid] }),
      },
      { ...remove, run: ({ guid }) => void run(deleteNotifications, { guids: [guid] }) },
    ],
    bulk: [
      { ...read, run: (selection) => run(markRowsRead, targetOf(selection)) },
      { ...remove, run: (selection) => run(deleteNotifications, targetOf(selection)) },
    ],
  };
}
