import {
  asFailure,
  type BulkAction,
  formatRelative,
  invalidate,
  NamedIcon,
  type RecordColumn,
  type RecordFilter,
  RecordListPage,
  type RowAction,
  type Target,
  targetOf,
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
import { deleteNotifications, markRowsRead, type Notification, notifications } from "./notifications.api";

const ICON_PX = 16;
const MAX_KINDS = 200;

const COLUMNS: readonly RecordColumn<Notification>[] = [
  { id: "text", title: "what", render: (row) => <State row={row} /> },
  {
    id: "createdAt",
    of: "created_at",
    as: "time",
    title: "when",
    sort: "created_at",
    width: 170,
    keeps: "tablet",
  },
];

const FILTERS: readonly RecordFilter[] = [
  { id: "unread", label: "state", isSingle: true, options: ["true", "false"], texts: "unread" },
  { id: "kind", label: "kind" },
];

/** Everything that the reader was told, of the last three months. */
export function NotificationsPage() {
  const t = useTexts("shell");
  const manifest = useManifest();
  const actions = useActions();
  const kinds = useApiQuery("/notifications/settings", { query: { pageSize: MAX_KINDS } }).data?.data;
  const filterOptions = useMemo(
    () => ({ kind: (kinds ?? []).map(({ kind, title }) => ({ value: kind, label: title })) }),
    [kinds],
  );
  usePageTitle(t("notifications.list.title"));
  return (
    <RecordListPage<Notification>
      records={notifications}
      columns={COLUMNS}
      filters={FILTERS}
      filterOptions={filterOptions}
      tabs={notificationTabs("list", t)}
      defaultSort="-created_at"
      rowLink={(row) => (row.page && mayOpen(manifest, row.page) ? row.page : undefined)}
      onFollow={actions.follow}
      card={(row) => ({ meta: formatRelative(row.created_at), status: <State row={row} /> })}
      rowActions={actions.row}
      bulkActions={actions.bulk}
    />
  );
}

function State({ row }: { row: Notification }) {
  const t = useTexts("shell");
  return (
    <>
      <NamedIcon name={row.icon} size={14} /> {t(`notifications.unread.${row.read_at === null}`)}
    </>
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
