import { type ReactNode, useMemo } from "react";
import { usePermission } from "../../auth/use-session";
import { startExport } from "../../jobs/exports";
import type { ListColumn, ListPageProps, ListView, RowCard } from "../../list/list.types";
import { ListPage } from "../../list/list-page.component";
import type { AddressState } from "../../router/address";
import type { Translator } from "../../texts/use-texts";
import type { FieldChoices } from "../fields/field-kinds";
import type { AnyFields } from "../fields/fields";
import { useRecordTexts } from "../record-texts";
import type { RecordList, RecordRow } from "../records.types";
import { columnOf, type RecordColumn } from "./record-columns";
import { type RecordFilter, type RecordFilterOptions, useRecordFilters } from "./record-filters";

/** A view that every person has; its text is `views.<id>`. */
export interface RecordView {
  readonly id: string;
  readonly state: AddressState;
}

/** What a list of rows says of itself, whether or not they are records of its plugin. */
export interface RecordListOwn<Row>
  extends Pick<
    ListPageProps<Row>,
    | "defaultSort"
    | "shelf"
    | "onDropFiles"
    | "onFilters"
    | "tabs"
    | "secondaryActions"
    | "isShort"
    | "note"
    | "tree"
  > {
  readonly fields?: AnyFields;
  readonly columns: readonly RecordColumn<Row>[];
  readonly filters?: readonly RecordFilter[];
  /** Options of filters that are known at run time, by filter; null while they are fetched. */
  readonly filterOptions?: RecordFilterOptions;
  /** Options of fields that are known at run time, by field. */
  readonly options?: FieldChoices;
  readonly views?: readonly RecordView[];
  /** The row as a card; its name and its first columns where nothing is said. */
  readonly card?: (row: Row, t: Translator) => Partial<RowCard>;
  readonly preview?: (row: Row) => ReactNode;
  /** Hints of the empty list, by text: `list.empty.<hint>Title` and `…Text`. */
  readonly hints?: readonly string[];
}

type Shown = "rowLink" | "onFollow" | "rowActions" | "bulkActions" | "primaryAction" | "detail";

export interface RecordListPageProps<Row extends RecordRow>
  extends RecordListOwn<Row>,
    Pick<ListPageProps<Row>, Shown> {
  readonly records: RecordList<Row>;
}

const NONE: readonly never[] = [];

/**
 * A list with its state in the address: columns and filters by their texts, saved views, table, cards and shelf,
 * preview, and the export for who has `<section>.export`. What can be done with rows is given to it.
 */
export function RecordListPage<Row extends RecordRow>(props: RecordListPageProps<Row>) {
  const {
    records,
    fields,
    columns,
    filters: ownFilters = NONE,
    filterOptions,
    options,
    views = NONE,
    card,
    preview,
    hints = NONE,
    ...list
  } = props;
  const texts = useRecordTexts(records);
  const { t, find } = texts;
  const filters = useRecordFilters(records, ownFilters, filterOptions);
  const mayExport = usePermission(`${records.section}.export`) && records.hasExport;
  const shown = useMemo<ListColumn<Row>[]>(
    () => columns.map((column) => columnOf(column, fields, texts, options)),
    [columns, fields, texts, options],
  );
  const named = useMemo<ListView[]>(
    () => views.map(({ id, state }) => ({ id, state, label: t(`views.${id}`) })),
    [views, t],
  );
  const text = find("list.text");
  const emptyText = find("list.empty.text");
  return (
    <ListPage<Row>
      {...list}
      id={records.name}
      title={t("list.title")}
      {...(text && { text })}
      errorTitle={t("list.error")}
      query={records.listQuery}
      columns={shown}
      filters={filters}
      {...(named.length > 0 && { views: named })}
      rowKey={(row) => row.guid}
      card={(row) => ({ title: records.labelOf(row), ...card?.(row, t) })}
      {...(preview && { renderPreview: preview })}
      {...(mayExport && {
        exportAction: (exported) => void startExport(() => records.export(exported)),
      })}
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
  );
}
