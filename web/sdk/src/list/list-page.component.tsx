import { useMediaQuery } from "@mantine/hooks";
import { type DragEvent, type ReactNode, type RefObject, useState } from "react";
import { DetailPanel } from "../detail/detail-panel.component";
import { RefreshLine } from "../feedback/progress.component";
import { LoadingRows } from "../feedback/skeletons.component";
import { EmptyState, ErrorState } from "../feedback/states.component";
import { useOwnTexts } from "../texts/use-texts";
import { FilterBar } from "./filters/filter-bar.component";
import type { ListPageProps } from "./list.types";
import { ListFoot } from "./list-foot.component";
import { ActionButton, boundTo, ListHeader } from "./list-header.component";
import classes from "./list-page.module.css";
import { BulkBar } from "./rows/bulk-bar.component";
import { ListCards } from "./rows/list-cards.component";
import { ListTable } from "./rows/list-table.component";
import { ListTree } from "./rows/list-tree.component";
import { MobileBar, MoreActions, SearchButton } from "./rows/mobile-bar.component";
import { PreviewPanel } from "./rows/preview-panel.component";
import { ResultCount } from "./rows/result-count.component";
import { RowMenu } from "./rows/row-menu.component";
import { ShelfView } from "./rows/shelf-view.component";
import { SearchedWords } from "./searched-words";
import { exportedOf } from "./selection";
import { type Listed, NONE, useListed, useListKeys } from "./use-listed";

/** Rows as a table, cards or a shelf; or why there are none. */
function ListBody<Row>({ list }: { readonly list: Listed<Row> }) {
  const { props, columnSettings, state, query, rows, selection, total, isPast, isNever, isPhone } = list;
  const t = useOwnTexts();
  if (query.isPending || isPast) return <LoadingRows columns={columnSettings.shown.length - 1} />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        error={query.error}
        onRetry={() => void query.refetch()}
        text={t("list.filtersKept")}
        title={props.errorTitle}
      />
    );
  }
  if (rows.length === 0 && isNever) {
    const { primaryAction } = props;
    const create = primaryAction && boundTo(primaryAction, state.params, total);
    return <EmptyState {...props.empty} actions={create && <ActionButton action={create} isPrimary />} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        isFiltered
        title={props.emptyFiltered ?? t("list.emptyFiltered")}
        actions={<ActionButton action={{ label: t("filters.clearAll"), run: state.clear }} />}
      />
    );
  }
  const { rowKey, rowLink, onFollow, card, rowActions, title } = props;
  const shared = { rows, rowKey, rowLink, onFollow, card, label: title };
  if (props.tree)
    return <ListTree {...shared} id={props.id} tree={props.tree} open={props.detail?.of ?? null} />;
  if (state.layout === "shelf" && props.shelf)
    return <ShelfView {...shared} preview={state.preview} selection={selection} />;
  if (isPhone) {
    const look = { label: t("preview.title"), run: (row: Row) => state.show(rowKey(row)) };
    const actions = props.renderPreview ? [look, ...(rowActions ?? NONE)] : rowActions;
    return <ListCards {...shared} rowActions={actions} selection={selection} />;
  }
  return (
    <ListTable
      {...shared}
      rowActions={rowActions}
      columns={columnSettings.shown}
      density={columnSettings.density}
      orderBy={state.params.orderBy}
      onSort={state.sort}
      selection={selection}
      preview={props.detail?.of ?? state.preview}
    />
  );
}

interface BarProps<Row> {
  readonly list: Listed<Row>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly isSearching: boolean;
}

/** Search and filters, as there is room for them. */
function ListBar<Row>({ list, searchRef, isSearching }: BarProps<Row>) {
  const { props, own, columnSettings, state, query, rows, requested, selection, isPhone } = list;
  const { filters = NONE, searchPlaceholder, exportAction, onFilters } = props;
  if (isPhone) {
    return (
      <MobileBar
        state={state}
        filters={filters}
        columns={props.columns}
        views={own.views}
        onView={own.open}
        searchPlaceholder={searchPlaceholder}
        isSearching={isSearching}
        onFilters={onFilters}
      />
    );
  }
  return (
    <div className={classes.bar} data-ruled={rows.length === 0 || undefined}>
      <FilterBar
        state={state}
        filters={filters}
        columns={columnSettings}
        searchPlaceholder={searchPlaceholder}
        searchRef={searchRef}
        onExport={
          exportAction &&
          ((format) => exportAction(exportedOf(requested, columnSettings.shown, selection, format)))
        }
        isSome={selection?.isActive ?? false}
        withShelf={props.shelf ?? false}
        onFilters={onFilters}
      />
      <RefreshLine active={query.isFetching && !query.isPending} />
    </div>
  );
}

/** The page as a place that files may be dropped on. */
function DropPage({
  onDropFiles,
  children,
}: {
  readonly onDropFiles: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}) {
  const t = useOwnTexts();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!onDropFiles || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onDropFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files has a button beside it
    <div
      className={classes.page}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!onDropFiles || !event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      }}
      onDrop={drop}
    >
      {isOver && <p className={classes.drop}>{t("list.dropHere")}</p>}
      {children}
    </div>
  );
}

/**
 * A list of records: search, filters, sort, pages, selection, preview, as a table, as cards or on a shelf; or a short
 * one as a master, with the detail of a record beside it.
 */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const isWide = useMediaQuery("(min-width: 1200px)", false, { getInitialValueInEffect: false });
  return props.detail && !isWide ? props.detail.body : <WholeList {...props} />;
}

function WholeList<Row>(props: ListPageProps<Row>) {
  const { detail, isShort = false } = props;
  const t = useOwnTexts();
  const list = useListed(props);
  const { own, state, query, rows, meta, total, requested, selection, isNever, isPhone } = list;
  const { root, search } = useListKeys(list);
  const [isSearching, setSearching] = useState(state.params.q !== null);
  return (
    <SearchedWords value={requested.q?.trim() ?? ""}>
      <DropPage onDropFiles={props.onDropFiles}>
        <div className={classes.list} ref={root} tabIndex={-1} data-region="list">
          <ListHeader
            title={props.title}
            text={props.text}
            tabs={props.tabs}
            meta={meta}
            isLoading={query.isPending}
            primaryAction={props.primaryAction}
            secondaryActions={props.secondaryActions ?? NONE}
            views={own.views}
            own={own}
            state={state}
            isNever={isNever}
            tools={
              isPhone && (
                <>
                  {!(isNever || isShort) && (
                    <SearchButton isOpen={isSearching} onToggle={() => setSearching(!isSearching)} />
                  )}
                  <MoreActions actions={props.secondaryActions ?? NONE} params={state.params} total={total} />
                </>
              )
            }
          />
          {!(isNever || isShort) && <ListBar list={list} searchRef={search} isSearching={isSearching} />}
          <div className={classes.split} data-detail={detail !== undefined || undefined}>
            <div className={classes.scroll} id="list-results" aria-busy={query.isFetching}>
              {meta?.suggestion && (
                <p className={classes.suggestion} role="status">
                  {t("list.suggestion", { typed: state.params.q, meant: meta.suggestion })}
                </p>
              )}
              <ListBody list={list} />
              {!isNever && props.note}
            </div>
            {detail && <DetailPanel closeTo={detail.closeTo}>{detail.body}</DetailPanel>}
          </div>
          {selection && (
            <BulkBar
              selection={selection}
              known={list.known}
              actions={props.bulkActions ?? NONE}
              meta={meta}
              params={requested}
              isPhone={isPhone}
            />
          )}
          {!((isShort || props.tree) && total <= rows.length) && (
            <ListFoot
              state={state}
              meta={meta}
              count={rows.length}
              withSizes={!(isShort || props.tree)}
              withPreview={props.renderPreview !== undefined}
              withSelection={selection !== null}
            />
          )}
          <ResultCount meta={query.isFetching ? undefined : meta} listed={list.listed} />
          {isPhone && props.primaryAction && !isNever && !selection?.isActive && (
            <ActionButton
              action={boundTo(props.primaryAction, state.params, total)}
              isPrimary
              className={classes.floating}
            />
          )}
        </div>
        <ListPreview list={list} />
      </DropPage>
    </SearchedWords>
  );
}

const focusRow = (key: string) =>
  document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-row-link]`)?.focus();

/** The row that is looked at, beside the list. */
function ListPreview<Row>({ list: { props, rows, state, isPhone } }: { readonly list: Listed<Row> }) {
  const { renderPreview, rowKey, rowLink, rowActions, card } = props;
  const row = renderPreview && rows.find((known) => rowKey(known) === state.preview);
  if (!row || !renderPreview) return null;
  const close = () => {
    const panel = document.activeElement?.closest("[data-region=preview]");
    state.show(null);
    // What had the focus is gone with the panel.
    if (panel) focusRow(rowKey(row));
  };
  return (
    <PreviewPanel
      onClose={close}
      isSheet={isPhone}
      resetKey={rowKey(row)}
      href={rowLink?.(row)}
      menu={rowActions && <RowMenu row={row} actions={rowActions} name={card(row).title} />}
    >
      {renderPreview(row)}
    </PreviewPanel>
  );
}
