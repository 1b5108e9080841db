import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { asFailure } from "../../api/failure";
import { invalidate } from "../../api/query";
import { toast } from "../../feedback/toast.component";
import { type BulkTexts, runBulk, undoBulk } from "../../undo/bulk-change";
import { undoSteps } from "../../undo/undo.store";
import { useRecordTexts } from "../record-texts";
import type { AnyRecords, RecordsEdit, Target } from "../records.types";

/** What an action is about, and the name of what it is about where that is one record. */
export interface Subject {
  readonly target: Target;
  readonly name?: string | undefined;
}

/** Does an action to records: says what became of it, and can take it back. */
export function useRecordChanges(records: AnyRecords, onDeleted?: () => Promise<void>) {
  const { t, find } = useRecordTexts(records);
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => invalidate(client, records.stale);
  const failed = (thrown: unknown) => toast.error(asFailure(thrown).message || t("actions.failed"));
  const counted = (key: string, name: string | undefined) => (count: number) =>
    count === 1 && name !== undefined ? t(`actions.${key}Named`, { name }) : t(`actions.${key}`, { count });

  const textsOf = (action: string, name: string | undefined): BulkTexts => ({
    running: (count) => t(`actions.running.${action}`, { count }),
    done: counted(`done.${action}`, name),
    undone: counted(action === "delete" ? "restored" : "undone", name),
    ...(find(`actions.text.${action}`, { count: 1 }) !== null && {
      text: (count: number) => t(`actions.text.${action}`, { count }),
    }),
    ...(action === "delete" && { link: { label: t("actions.seeTrash"), href: "/trash" } }),
  });

  /** Raises ApiFailure. */
  const change = async (action: string, { target, name }: Subject, edit?: RecordsEdit) => {
    const start = async () => {
      const started = await records.change(action, target, edit);
      if (action === "delete" && (started.changed > 0 || started.job)) await onDeleted?.();
      return started;
    };
    await runBulk(start, textsOf(action, name), refresh);
  };

  /** One copy is named where it is made, and opens from there. Raises ApiFailure. */
  const cloneOne = async (guid: string) => {
    const copy = await records.clone(guid);
    const name = records.labelOf(copy);
    await refresh();
    const undo = async () => {
      toast.hide(shown);
      const { guid: deletion } = await records.remove([copy.guid]);
      await refresh();
      const run = () => void undoBulk(deletion, counted("restored", name), refresh);
      toast.success(t("actions.done.deleteNamed", { name }), { action: { label: t("actions.undo"), run } });
    };
    undoSteps.push({ label: t("actions.cloned", { count: 1 }), run: undo });
    const open = () => void navigate({ href: records.pathOf(copy.guid) });
    const shown = toast.success(t("actions.cloned", { count: 1 }), {
      text: name,
      action: { label: t("actions.open"), run: open },
    });
  };

  return { change, cloneOne, failed };
}
