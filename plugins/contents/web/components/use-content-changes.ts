import {
  asFailure,
  type BulkTexts,
  invalidate,
  runBulk,
  toast,
  undoBulk,
  undoSteps,
  useNavigate,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { type Act, changeContents, cloneContent, STALE, type Target } from "../api/contents.api";

/** What an act is about, and the name of what it is about where that is one content. */
export interface Asked {
  readonly target: Target;
  readonly name?: string | undefined;
}

/** Shows, hides, copies and deletes contents: says what became of it, and can take it back. */
export function useContentChanges(onDeleted?: () => Promise<void>) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => invalidate(client, STALE);
  const failed = (thrown: unknown) => toast.error(asFailure(thrown).message || t("acts.failed"));
  const said = (key: string, name: string | undefined) => (count: number) =>
    count === 1 && name !== undefined ? t(`acts.${key}Named`, { name }) : t(`acts.${key}`, { count });

  const textsOf = (act: Act, name: string | undefined): BulkTexts => ({
    running: (count) => t(`acts.running.${act}`, { count }),
    done: said(`done.${act}`, name),
    undone: said(act === "delete" ? "restored" : "undone", name),
    ...(act !== "clone" && { text: (count: number) => t(`acts.text.${act}`, { count }) }),
    ...(act === "delete" && { link: { label: t("acts.seeTrash"), href: "/trash" } }),
  });

  /** Raises ApiFailure. */
  const change = async (act: Act, { target, name }: Asked) => {
    const start = async () => {
      const started = await changeContents(act, target);
      if (act === "delete" && (started.changed > 0 || started.job)) await onDeleted?.();
      return started;
    };
    await runBulk(start, textsOf(act, name), refresh);
  };

  /** One copy is named where it is made, and opens from there. */
  const cloneOne = async (guid: string) => {
    const copy = await cloneContent(guid);
    await refresh();
    const open = () => void navigate({ href: `/content/${copy.guid}` });
    undoSteps.push({
      label: t("acts.cloned", { count: 1 }),
      run: async () => {
        const { guid: deletion } = await changeContents("delete", { guids: [copy.guid] });
        await refresh();
        toast.success(t("acts.done.deleteNamed", { name: copy.name }), {
          action: {
            label: t("acts.undo"),
            run: () => void undoBulk(deletion, said("restored", copy.name), refresh),
          },
        });
      },
    });
    toast.success(t("acts.cloned", { count: 1 }), {
      text: copy.name,
      action: { label: t("acts.open"), run: open },
    });
  };

  return { change, cloneOne, failed };
}
