import { IconCopy, IconEye, IconEyeOff, IconHash, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { may, useSession } from "../../auth/use-session";
import type { Consequence } from "../../dialogs/delete-dialog.component";
import { copyText } from "../../feedback/copy-text";
import type { BulkAction, RowAction, Selection } from "../../list/list.types";
import type { Translator } from "../../texts/use-texts";
import type { EditRules } from "../edit/edit-records.component";
import { useEdit } from "../edit/use-edit";
import { useRecordTexts } from "../record-texts";
import type { ActionTarget, AnyRecords, StandardAction } from "../records.types";
import { targetOf } from "../target";
import { DeleteRecords, type Deletion } from "./delete-records.component";
import { useDeactivation } from "./use-deactivation";
import { type Subject, useRecordChanges } from "./use-record-changes";

/** What can be done with records: rows, selections, and the question before deleting. */
export interface RecordActions<Row> {
  readonly row: readonly RowAction<Row>[];
  readonly bulk: readonly BulkAction<Row>[];
  /** Belongs on the screen. */
  readonly dialog: ReactNode;
}

export interface RecordActionOptions<Row> {
  /** The record on the screen, where its own page shows the actions. */
  readonly shown?: {
    readonly consequences?: readonly Consequence[];
    readonly onDeleted: () => Promise<void>;
  };
  /** Actions of the plugin's own; they stand behind editing. */
  readonly extra?: readonly RowAction<Row>[];
  /** Which fields can be changed in many at once. */
  readonly edit?: EditRules | undefined;
}

const ICON_PX = 16;
const ICONS = {
  activate: <IconEye size={ICON_PX} />,
  deactivate: <IconEyeOff size={ICON_PX} />,
  clone: <IconCopy size={ICON_PX} />,
  delete: <IconTrash size={ICON_PX} />,
  edit: <IconPencil size={ICON_PX} />,
  guid: <IconHash size={ICON_PX} />,
};
/** The status that an action leads to: a row that has it is not offered the action. */
const LEADS_TO: Partial<Record<StandardAction, string>> = { activate: "active", deactivate: "inactive" };

function subjectOf(records: AnyRecords, selection: Selection<ActionTarget>): Subject {
  const { keys, rows, isEverything } = selection;
  const isNamed = !isEverything && keys.length === 1;
  return {
    target: targetOf(selection),
    ...(isNamed && rows[0] && { name: records.labelOf(rows[0]) }),
  };
}

/** Which of the standard actions the person may do, and to which rows. */
function useRights({ section, actions }: AnyRecords) {
  const { person } = useSession();
  const mayDo = (action: string) => may(person, `${section}.${action}`);
  const mayDeleteAll = mayDo("delete");
  const mayDeleteOwn = mayDo("deleteOwner");
  const allowed = (action: StandardAction) =>
    actions.includes(action) &&
    (action === "delete" ? mayDeleteAll || mayDeleteOwn : mayDo(action === "clone" ? "clone" : "update"));
  return {
    allowed,
    mayDeleteAll,
    mayDelete: (row: ActionTarget) => mayDeleteAll || (mayDeleteOwn && row.created_by === person?.guid),
    mayUpdate: mayDo("update"),
  };
}

const seeAction = <Row extends ActionTarget>(records: AnyRecords, label: string): RowAction<Row> => ({
  label,
  keys: "e",
  icon: ICONS.edit,
  href: ({ guid }) => records.pathOf(guid),
});

const copyGuidAction = <Row extends ActionTarget>(t: Translator): RowAction<Row> => ({
  label: t("actions.copyGuid"),
  icon: ICONS.guid,
  run: ({ guid }) => void copyText(guid, t("actions.guidCopied")),
});

/** What can be done with records, and only what this person may do: edit, show, hide, copy, delete, export. */
export function useRecordActions<Row extends ActionTarget>(
  records: AnyRecords,
  { shown, extra = [], edit: rules }: RecordActionOptions<Row> = {},
): RecordActions<Row> {
  const { t } = useRecordTexts(records);
  const rights = useRights(records);
  const { change: changeNow, cloneOne, failed } = useRecordChanges(records, shown?.onDeleted);
  const deactivation = useDeactivation(records);
  const change = async (action: StandardAction, subject: Subject, count: number) => {
    if (action === "deactivate" && !(await deactivation.mayGoOn(subject.target, count, subject.name))) return;
    await changeNow(action, subject);
  };
  const edit = useEdit<Row>(records, rules, (selection, values) =>
    changeNow("edit", subjectOf(records, selection), values),
  );
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const aboutOne = (row: Row): Subject => ({ target: { guids: [row.guid] }, name: records.labelOf(row) });
  /** Asks first; resolves when the question was answered. */
  const askToDelete = (what: Omit<Deletion, "answer">) =>
    new Promise<"clear" | "keep">((answer) => setDeletion({ ...what, answer }));
  const removeMany = (selection: Selection<Row>) => {
    const rows = selection.isEverything ? [] : selection.rows.filter(rights.mayDelete);
    return askToDelete({
      ...subjectOf(records, selection),
      rows,
      count: selection.isEverything ? selection.count : rows.length,
      chosen: selection.count,
      isOwnOnly: !rights.mayDeleteAll,
    });
  };
  const run = (action: StandardAction, row: Row) => {
    if (action === "clone") return void cloneOne(row.guid).catch(failed);
    if (action !== "delete" || !shown) return void change(action, aboutOne(row), 1).catch(failed);
    const { consequences = [] } = shown;
    void askToDelete({ ...aboutOne(row), rows: [row], count: 1, consequences });
  };
  const runMany = async (action: StandardAction, selection: Selection<Row>) => {
    await change(action, subjectOf(records, selection), selection.count).catch(failed);
    return "keep" as const;
  };
  const standard = (["activate", "deactivate", "clone", "delete"] as const).filter(rights.allowed);
  return {
    row: [
      ...(shown ? [] : [seeAction<Row>(records, t(rights.mayUpdate ? "actions.edit" : "actions.see"))]),
      ...extra,
      copyGuidAction<Row>(t),
      ...standard.map((action) => ({
        label: t(`actions.${action}`),
        icon: ICONS[action],
        ...(action === "delete" && { keys: "Delete", isDestructive: true }),
        isHidden: (row: Row) =>
          action === "delete"
            ? !rights.mayDelete(row)
            : row.status !== undefined && row.status === LEADS_TO[action],
        run: (row: Row) => run(action, row),
      })),
    ],
    bulk: [
      ...(rules && rights.mayUpdate
        ? [{ label: t("actions.editMany"), icon: ICONS.edit, run: edit.run }]
        : []),
      ...standard.map((action) => ({
        label: t(`actions.${action}`),
        icon: ICONS[action],
        ...(action === "delete"
          ? { isDestructive: true, run: removeMany }
          : { run: (selection: Selection<Row>) => runMany(action, selection) }),
      })),
    ],
    dialog: (
      <>
        {deactivation.dialog}
        {edit.dialog}
        <DeleteRecords
          records={records}
          deletion={deletion}
          onClose={() => {
            deletion?.answer("keep");
            setDeletion(null);
          }}
          onDelete={async (what) => {
            await changeNow("delete", what);
            what.answer("clear");
          }}
        />
      </>
    ),
  };
}
