import { IconPlus, IconTableImport } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { usePermission } from "../../auth/use-session";
import type {
  ListAction,
  ListColumn,
  ListPageProps,
  ListView,
  RowAction,
  RowCard,
} from "../../list/list.types";
import { ListPage } from "../../list/list-page.component";
import { useSlotActions } from "../../plugin/slot-actions";
import type { AddressState } from "../../router/address";
import type { Translator } from "../../texts/use-texts";
import { useRecordActions } from "../actions/use-record-actions";
import { useRecordRefresh } from "../actions/use-record-refresh";
import type { FieldChoices } from "../fields/field-kinds";
import type { AnyFields } from "../fields/fields";
import { useRecordTexts } from "../record-texts";
import type { ActionTarget, Records } from "../records.types";
import { columnOf, type RecordColumn } from "./record-columns";
import { type RecordFilter, type RecordFilterOptions, useRecordFilters } from "./record-filters";

/** A view that every person has; its text is `views.<id>`. */
export interface RecordView {
  readonly id: string;
  readonly state: AddressState;
}

export interface RecordsPageProps<Row extends ActionTarget>
  extends Pick<ListPageProps<Row>, "defaultSort" | "shelf" | "onDropFiles" | "tabs" | "secondaryActions"> {
  // biome-ignore lint/suspicious/noExplicitAny: a list reads no single record and sends no body of its own
  readonly records: Records<Row, any, any, any, any, any>;
  readonly fields?: AnyFields;
  readonly columns: readonly RecordColumn<Row>[];
  readonly filters?: readonly RecordFilter[];
  /** Options of filters that are known at run time, by filter. */
  readonly filterOptions?: RecordFilterOptions;
  /** Options of fields that are known at run time, by field. */
  readonly options?: FieldChoices;
  readonly views?: readonly RecordView[];
  /** The row as a card; its name and its first columns where nothing is said. */
  readonly card?: (row: Row, t: Translator) => Omit<RowCard, "title">;
  readonly preview?: (row: Row) => ReactNode;
  /** Actions of a row that only these records have. */
  readonly rowActions?: readonly RowAction<Row>[];
  /** Hints of the empty list, by text: `list.empty.<hint>Title` and `…Text`. */
  readonly hints?: readonly string[];
}

const NONE: readonly never[] = [];

/**
 * The list of a kind of record: columns and filters by their texts, saved views, table, cards and shelf, bulk bar
 * and row menu with what the person may do, preview, create, export, undo.
 */
export function RecordsPage<Row extends ActionTarget>(props: RecordsPageProps<Row>) {
  const { records, fields, options, columns, views = NONE, hints = NONE, card, preview } = props;
  const texts = useRecordTexts(records);
  const { t, find } = texts;
  const filters = useRecordFilters(records, props.filters ?? NONE, props.filterOptions);
  const actions = useRecordActions<Row>(records, { extra: props.rowActions ?? NONE });
  const mayCreate = usePermission(`${records.section}.create`);
  useRecordRefresh(records);
  const shown = useMemo<ListColumn<Row>[]>(
    () => columns.map((column) => columnOf(column, fields, texts, options)),
    [columns, fields, texts, options],
  );
  const named = useMemo<ListView[]>(
    () => views.map(({ id, state }) => ({ id, state, label: t(`views.${id}`) })),
    [views, t],
  );
  const added = useSlotActions<Row>(`${records.name}.list.row-actions.v1`);
  const { create } = records.pages;
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
      ...(props.secondaryActions ?? NONE),
    ],
    [mayCreate, records.importName, props.secondaryActions, t],
  );
  const emptyText = find("list.empty.text");
  return (
    <>
      <ListPage<Row>
        id={records.name}
        title={t("list.title")}
        errorTitle={t("list.error")}
        query={records.listQuery}
        columns={shown}
        filters={filters}
        {...(named.length > 0 && { views: named })}
        rowKey={(row) => row.guid}
        rowLink={(row) => records.pathOf(row.guid)}
        card={(row) => ({ title: records.labelOf(row), ...card?.(row, t) })}
        {...(preview && { renderPreview: preview })}
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
        {...(mayCreate && props.onDropFiles && { onDropFiles: props.onDropFiles })}
        {...(actions.export && { exportAction: actions.export })}
        {...(props.defaultSort && { defaultSort: props.defaultSort })}
        {...(secondary.length > 0 && { secondaryActions: secondary })}
        {...(props.tabs && { tabs: props.tabs })}
        {...(props.shelf && { shelf: true })}
        searchPlaceholder={t("list.search")}
        empty={{
          title: t("list.empty.title"),
          ...(emptyText && { text: emptyText }),
          ...(hints.length > 0 && {
            hints: hints.map((hint) => ({
              title: t(`list.empty.${hint}Title`),
              text: t(`list.empty.${hint}Text`),
            })),
          }),
        }}
        emptyFiltered={t("list.emptyFiltered")}
      />
      {actions.dialog}
      {added.opened}
    </>
  );
}
