import { IconPlus, IconTableImport } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { usePermission } from "../../auth/use-session";
import type { ListAction, RowAction } from "../../list/list.types";
import { useSlotActions } from "../../plugin/slot-actions";
import { useAddress, writeAddress } from "../../router/address";
import { useRecordActions } from "../actions/use-record-actions";
import { useRecordRefresh } from "../actions/use-record-refresh";
import type { EditRules } from "../edit/edit-records.component";
import { useRecordTexts } from "../record-texts";
import type { ActionTarget, Records } from "../records.types";
import { type RecordListOwn, RecordListPage } from "./record-list-page.component";

export interface RecordsPageProps<Row extends ActionTarget> extends RecordListOwn<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: a list reads no single record and sends no body of its own
  readonly records: Records<Row, any, any, any, any, any>;
  /** Actions of a row that only these records have. */
  readonly rowActions?: readonly RowAction<Row>[];
  /** Which fields can be changed in many at once. */
  readonly edit?: EditRules;
  /** The record that is open beside the list, by its page's address. */
  readonly detail?: ReactNode;
}

const NONE: readonly never[] = [];

/** The list of a kind of record, with what the person may do: bulk bar and row menu, create, import, undo. */
export function RecordsPage<Row extends ActionTarget>(props: RecordsPageProps<Row>) {
  const { records, rowActions = NONE, secondaryActions = NONE, onDropFiles, detail, edit, ...list } = props;
  const { t } = useRecordTexts(records);
  const actions = useRecordActions<Row>(records, { extra: rowActions, edit });
  const added = useSlotActions<Row>(`${records.name}.list.row-actions.v1`);
  const mayCreate = usePermission(`${records.section}.create`);
  useRecordRefresh(records);
  const { guid: open = "" } = useParams({ strict: false }) as { guid?: string };
  const { create } = records.pages;
  // A tree stays narrowed while one of its records is open.
  const { state } = useAddress();
  const closeTo = records.pages.list + (props.tree ? writeAddress(state) : "");
  const secondary = useMemo<readonly ListAction[]>(
    () => [
      ...(mayCreate && records.importName !== null
        ? [
            {
              label: t("list.import"),
              icon: <IconTableImport size={16} />,
              href: `/imports/new/${records.importName}`,
            },
          ]
        : []),
      ...secondaryActions,
    ],
    [mayCreate, records.importName, secondaryActions, t],
  );
  return (
    <>
      <RecordListPage<Row>
        {...list}
        records={records}
        rowLink={(row) => records.pathOf(row.guid)}
        rowActions={[...actions.row, ...added.actions]}
        bulkActions={actions.bulk}
        {...(mayCreate &&
          create && {
            primaryAction: {
              label: t("list.create"),
              short: t("list.createShort"),
              icon: <IconPlus size={16} />,
              href: create,
            },
          })}
        {...(detail !== undefined && { detail: { of: open, closeTo, body: detail } })}
        {...(mayCreate && onDropFiles && { onDropFiles })}
        {...(secondary.length > 0 && { secondaryActions: secondary })}
      />
      {actions.dialog}
      {added.opened}
    </>
  );
}
