import {
  asFailure,
  type BulkAction,
  invalidate,
  type ListParams,
  type RowAction,
  type Selection,
  toast,
  uploads,
  useNavigate,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import { IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import {
  type ContentRow,
  cloneContent,
  deleteContents,
  exportContents,
  restoreContents,
  STALE,
  setStatus,
} from "../api/contents.api";
import { uploadPlan } from "../api/upload-plan";

interface Acts {
  readonly row: RowAction<ContentRow>[];
  readonly bulk: BulkAction<ContentRow>[];
  readonly exportCsv: (params: ListParams) => void;
  readonly upload: (files: readonly File[]) => void;
}

const ICON_PX = 16;

/** What can be done from the list: only what this person may do, and each with its undo where there is one. */
export function useContentActs(): Acts {
  const t = useTexts("contents");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { person } = useSession();
  const may = {
    update: usePermission("contents.update"),
    delete: usePermission("contents.delete"),
    deleteOwn: usePermission("contents.deleteOwner"),
    clone: usePermission("contents.clone"),
  };
  const refresh = () => invalidate(client, STALE);
  const failed = (thrown: unknown) => toast.error(asFailure(thrown).message || t("acts.failed"));
  const mayDelete = (row: ContentRow) => may.delete || (may.deleteOwn && row.created_by === person?.guid);

  const show = async (rows: readonly ContentRow[], status: "active" | "inactive") => {
    const changed = rows.filter((row) => row.status !== status);
    const results = await Promise.allSettled(changed.map((row) => setStatus(row.guid, status)));
    const done = changed.filter((_, at) => results[at]?.status === "fulfilled");
    await refresh();
    if (done.length < changed.length)
      toast.error(t("acts.someFailed", { count: changed.length - done.length }));
    if (done.length === 0) return;
    const back = status === "active" ? "inactive" : "active";
    toast.success(t(`acts.${status}`, { count: done.length }), {
      text: t(`acts.${status}Text`),
      action: {
        label: t("acts.undo"),
        run: () =>
          void show(
            done.map((row) => ({ ...row, status })),
            back,
          ),
      },
    });
  };

  const remove = async (rows: readonly ContentRow[]) => {
    try {
      const { deleted, refused } = await deleteContents(rows.map((row) => row.guid));
      await refresh();
      if (refused.length > 0) {
        toast.error(t("acts.notDeleted", { count: refused.length }), { text: refused[0]?.message ?? "" });
      }
      if (deleted.length === 0) return;
      const undo = () => restoreContents(deleted).then(refresh, failed);
      toast.success(t("acts.deleted", { count: deleted.length }), {
        text: t("acts.deletedText"),
        action: { label: t("acts.undo"), run: () => void undo() },
      });
    } catch (thrown) {
      failed(thrown);
    }
  };

  const clone = async (rows: readonly ContentRow[]) => {
    try {
      for (const row of rows) await cloneContent(row.guid);
      await refresh();
      toast.success(t("acts.cloned", { count: rows.length }));
    } catch (thrown) {
      failed(thrown);
    }
  };

  const rows = (run: (rows: readonly ContentRow[]) => Promise<void>) => (selection: Selection<ContentRow>) =>
    run(selection.rows);

  const icon = {
    show: <IconEye size={ICON_PX} />,
    hide: <IconEyeOff size={ICON_PX} />,
    clone: <IconCopy size={ICON_PX} />,
    remove: <IconTrash size={ICON_PX} />,
  };
  const showing = [
    { label: t("acts.activate"), icon: icon.show, status: "active" },
    { label: t("acts.deactivate"), icon: icon.hide, status: "inactive" },
  ] as const;

  return {
    row: [
      {
        label: t(may.update ? "preview.edit" : "preview.details"),
        icon: <IconPencil size={ICON_PX} />,
        href: (row) => `/content/${row.guid}`,
      },
      { label: t("preview.open"), icon: icon.show, href: (row) => `/viewer/${row.guid}` },
      ...(may.update
        ? showing.map(({ label, icon: sign, status }) => ({
            label,
            icon: sign,
            isHidden: (row: ContentRow) => row.status === status,
            run: (row: ContentRow) => void show([row], status),
          }))
        : []),
      ...(may.clone
        ? [{ label: t("acts.clone"), icon: icon.clone, run: (row: ContentRow) => void clone([row]) }]
        : []),
      {
        label: t("acts.delete"),
        icon: icon.remove,
        isDestructive: true,
        isHidden: (row) => !mayDelete(row),
        run: (row) => void remove([row]),
      },
    ],
    bulk: [
      ...(may.update
        ? showing.map(({ label, icon: sign, status }) => ({
            label,
            icon: sign,
            isPageOnly: true,
            run: rows((chosen) => show(chosen, status)),
          }))
        : []),
      ...(may.clone
        ? [{ label: t("acts.clone"), icon: icon.clone, isPageOnly: true, run: rows(clone) }]
        : []),
      ...(may.delete || may.deleteOwn
        ? [
            {
              label: t("acts.delete"),
              icon: icon.remove,
              isDestructive: true,
              isPageOnly: true,
              run: rows(remove),
            },
          ]
        : []),
    ],
    exportCsv: (params) => {
      exportContents(params).then(() => toast.info(t("acts.exporting")), failed);
    },
    upload: (files) => {
      uploads.add(files, uploadPlan(null));
      void navigate({ href: "/contents/create" });
    },
  };
}
