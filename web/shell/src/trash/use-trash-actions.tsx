import {
  asFailure,
  type BulkAction,
  type ListAction,
  type RowAction,
  runBulk,
  type Target,
  targetOf,
  toast,
  useTexts,
} from "@estante/sdk";
import { IconArrowBackUp, IconTrashX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type Purge, PurgeDialog } from "./purge-dialog.component";
import { purge, restore, type TrashRow } from "./trash.api";

interface TrashActions {
  readonly row: readonly RowAction<TrashRow>[];
  readonly bulk: readonly BulkAction<TrashRow>[];
  readonly empty: ListAction;
  readonly dialog: ReactNode;
}

const ICON_PX = 16;

/** Bringing back, deleting for good, and emptying. */
export function useTrashActions(): TrashActions {
  const t = useTexts("shell");
  const client = useQueryClient();
  const [purging, setPurging] = useState<Purge | null>(null);
  // What comes back stands in lists of plugins that this page does not know.
  const refresh = () => client.invalidateQueries();
  const failed = (thrown: unknown) => toast.error(asFailure(thrown).message || t("trash.failed"));
  const sentence = (key: string, name?: string) => (count: number) =>
    count === 1 && name !== undefined ? t(`trash.${key}Named`, { name }) : t(`trash.${key}`, { count });
  const bringBack = (target: Target, name?: string) =>
    runBulk(
      () => restore(target),
      {
        running: sentence("restoring"),
        done: sentence("restored", name),
        undone: sentence("restored"),
        isFinal: true,
      },
      refresh,
    );
  const ask = (what: Omit<Purge, "answer">) =>
    new Promise<"clear" | "keep">((answer) => setPurging({ ...what, answer }));
  const icons = { restore: <IconArrowBackUp size={ICON_PX} />, purge: <IconTrashX size={ICON_PX} /> };
  return {
    row: [
      {
        label: t("trash.restore"),
        icon: icons.restore,
        run: ({ guid, name }) => void bringBack({ guids: [guid] }, name).catch(failed),
      },
      {
        label: t("trash.purgeAct"),
        icon: icons.purge,
        isDestructive: true,
        run: ({ guid, name }) => void ask({ target: { guids: [guid] }, count: 1, name }),
      },
    ],
    bulk: [
      {
        label: t("trash.restore"),
        icon: icons.restore,
        run: async (selection) => {
          try {
            await bringBack(targetOf(selection));
            return "clear";
          } catch (thrown) {
            failed(thrown);
            return "keep";
          }
        },
      },
      {
        label: t("trash.purgeAct"),
        icon: icons.purge,
        isDestructive: true,
        run: (selection) =>
          ask({ target: targetOf(selection), count: selection.count, name: selection.rows[0]?.name }),
      },
    ],
    empty: {
      label: t("trash.empty"),
      icon: icons.purge,
      needsRows: true,
      run: (params, count) => void ask({ target: { params, except: [] }, count }),
    },
    dialog: (
      <PurgeDialog
        purge={purging}
        onClose={() => {
          purging?.answer("keep");
          setPurging(null);
        }}
        onPurge={async (what) => {
          const texts = {
            running: sentence("purging"),
            done: sentence("purged", what.name),
            undone: sentence("purged"),
          };
          await runBulk(() => purge(what.target), { ...texts, isFinal: true }, refresh);
          what.answer("clear");
        }}
      />
    ),
  };
}
