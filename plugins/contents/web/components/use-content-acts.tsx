import {
  asFailure,
  type BulkAction,
  copyText,
  invalidate,
  type ListParams,
  type RowAction,
  type Selection,
  startExport,
  toast,
  uploads,
  useNavigate,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconHash,
  IconLink,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  type Content,
  type ContentRow,
  cloneContent,
  deleteContents,
  everyContent,
  exportContents,
  restoreContents,
  STALE,
  setStatus,
  settleAll,
} from "../api/contents.api";
import { uploadPlan } from "../api/upload-plan";
import { DeleteContents } from "./delete-contents.component";

/** What an act has to know of a content. */
export type Acted = Pick<ContentRow, "guid" | "name" | "status" | "created_by" | "is_public">;

interface Acts {
  readonly row: RowAction<Acted>[];
  readonly bulk: BulkAction<Acted>[];
  readonly exportCsv: (params: ListParams) => void;
  readonly upload: (files: readonly File[]) => void;
  /** The question before deleting; belongs on the screen. */
  readonly dialog: ReactNode;
}

const ICON_PX = 16;
const ICONS = {
  active: <IconEye size={ICON_PX} />,
  inactive: <IconEyeOff size={ICON_PX} />,
  clone: <IconCopy size={ICON_PX} />,
  remove: <IconTrash size={ICON_PX} />,
  edit: <IconPencil size={ICON_PX} />,
  link: <IconLink size={ICON_PX} />,
  guid: <IconHash size={ICON_PX} />,
};

/** The address to give away: a public content opens for everybody, any other for who may sign in. */
const linkTo = ({ guid, is_public }: Acted): string =>
  `${window.location.origin}/${is_public ? "public-viewer" : "viewer"}/${guid}`;

/** Shows, hides, copies and deletes contents: says what became of it, with an undo where there is one. */
function useChanges(onDeleted?: () => Promise<void>) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => invalidate(client, STALE);
  const failed = (thrown: unknown) => toast.error(asFailure(thrown).message || t("acts.failed"));

  const show = async (rows: readonly Acted[], status: "active" | "inactive") => {
    const changed = rows.filter((row) => row.status !== status);
    const done = await settleAll(changed, (row) => setStatus(row.guid, status));
    await refresh();
    if (done.length < changed.length)
      toast.error(t("acts.someFailed", { count: changed.length - done.length }));
    if (done.length === 0) return;
    const back = status === "active" ? "inactive" : "active";
    const undo = () =>
      show(
        done.map((row) => ({ ...row, status })),
        back,
      );
    toast.success(t(`acts.${status}`, { count: done.length }), {
      text: t(`acts.${status}Text`, { count: done.length }),
      action: { label: t("acts.undo"), run: () => void undo() },
    });
  };

  /** Raises ApiFailure. */
  const remove = async (rows: readonly Acted[]) => {
    const { deleted, refused } = await deleteContents(rows.map((row) => row.guid));
    await onDeleted?.();
    await refresh();
    if (refused.length > 0) {
      toast.error(t("acts.notDeleted", { count: refused.length }), { text: refused[0]?.message ?? "" });
    }
    if (deleted.length === 0) return;
    const undo = async () => {
      const { restored } = await restoreContents(deleted);
      await refresh();
      toast.success(t("acts.restored", { count: restored.length }));
    };
    toast.success(t("acts.deleted", { count: deleted.length }), {
      text: t("acts.deletedText", { count: deleted.length }),
      action: { label: t("acts.undo"), run: () => void undo().catch(failed) },
    });
  };

  const clone = async (rows: readonly Acted[]) => {
    const copies: Content[] = [];
    const done = await settleAll(rows, async (row) => copies.push(await cloneContent(row.guid)));
    await refresh();
    if (done.length < rows.length) toast.error(t("acts.someFailed", { count: rows.length - done.length }));
    const [copy, ...others] = copies;
    if (copy === undefined) return;
    const open = () => void navigate({ href: `/content/${copy.guid}` });
    const named = { text: copy.name, action: { label: t("acts.open"), run: open } };
    toast.success(t("acts.cloned", { count: copies.length }), others.length === 0 ? named : {});
  };

  return { show, remove, clone, failed };
}

/** What can be done with contents: only what this person may do. `content` is the one on the screen. */
export function useContentActs(content?: Content, onDeleted?: () => Promise<void>): Acts {
  const t = useTexts("contents");
  const navigate = useNavigate();
  const { person } = useSession();
  const { show, remove, clone, failed } = useChanges(onDeleted);
  const [asked, setAsked] = useState<readonly Acted[]>([]);
  const may = {
    update: usePermission("contents.update"),
    delete: usePermission("contents.delete"),
    deleteOwn: usePermission("contents.deleteOwner"),
    clone: usePermission("contents.clone"),
  };
  const mayDelete = (row: Acted) => may.delete || (may.deleteOwn && row.created_by === person?.guid);
  const removeOne = (row: Acted) => (content ? setAsked([row]) : void remove([row]).catch(failed));
  const removeMany = async (rows: readonly Acted[]) => {
    if (!rows.some(mayDelete)) toast.info(t("remove.none"), { text: t("remove.noneText") });
    else if (rows.length > 1) setAsked(rows);
    else await remove(rows);
  };
  const chosen = (run: (rows: readonly Acted[]) => Promise<void>) => async (selection: Selection<Acted>) => {
    const rows = selection.isEverything ? everyContent(selection.params) : Promise.resolve(selection.rows);
    await rows.then(run).catch(failed);
  };
  const statuses = may.update ? (["active", "inactive"] as const) : [];
  const labels = { active: t("acts.activate"), inactive: t("acts.deactivate") };

  const isHere = () => content !== undefined;
  const deletable = asked.filter(mayDelete);
  return {
    row: [
      {
        label: t(may.update ? "preview.edit" : "preview.details"),
        keys: "e",
        icon: ICONS.edit,
        href: (row) => `/content/${row.guid}`,
        isHidden: isHere,
      },
      {
        label: t("preview.open"),
        icon: ICONS.active,
        href: (row) => `/viewer/${row.guid}`,
        isHidden: isHere,
      },
      {
        label: t("acts.copyLink"),
        icon: ICONS.link,
        run: (row) => void copyText(linkTo(row), t("acts.linkCopied")),
      },
      {
        label: t("acts.copyGuid"),
        icon: ICONS.guid,
        run: (row) => void copyText(row.guid, t("acts.guidCopied")),
      },
      ...statuses.map((status) => ({
        label: labels[status],
        icon: ICONS[status],
        isHidden: (row: Acted) => row.status === status,
        run: (row: Acted) => void show([row], status),
      })),
      ...(may.clone
        ? [{ label: t("acts.clone"), icon: ICONS.clone, run: (row: Acted) => void clone([row]) }]
        : []),
      {
        label: t("acts.delete"),
        keys: "Delete",
        icon: ICONS.remove,
        isDestructive: true,
        isHidden: (row) => !mayDelete(row),
        run: removeOne,
      },
    ],
    bulk: [
      ...statuses.map((status) => ({
        label: labels[status],
        icon: ICONS[status],
        run: chosen((rows) => show(rows, status)),
      })),
      ...(may.clone ? [{ label: t("acts.clone"), icon: ICONS.clone, run: chosen(clone) }] : []),
      ...(may.delete || may.deleteOwn
        ? [{ label: t("acts.delete"), icon: ICONS.remove, isDestructive: true, run: chosen(removeMany) }]
        : []),
    ],
    exportCsv: (params) => void startExport(() => exportContents(params)),
    upload: (files) => {
      uploads.add(files, uploadPlan(null));
      void navigate({ href: "/contents/create" });
    },
    dialog: (
      <DeleteContents
        chosen={asked}
        deletable={deletable}
        content={content}
        onClose={() => setAsked([])}
        onDelete={() => remove(deletable)}
      />
    ),
  };
}
