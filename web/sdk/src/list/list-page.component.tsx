import { useMediaQuery } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type DragEvent, useEffect, useMemo, useRef, useState } from "react";
import { rememberHead } from "../detail/record-heads";
import { RefreshLine } from "../feedback/progress.component";
import { LoadingRows } from "../feedback/skeletons.component";
import { EmptyState, ErrorState } from "../feedback/states.component";
import { useOwnTexts } from "../texts/use-texts";
import { BulkBar } from "./bulk-bar.component";
import { useColumns } from "./columns-kept";
import { FilterBar } from "./filter-bar.component";
import { FoundRows } from "./found-rows.component";
import type { ListAction, ListPageProps, ListParams } from "./list.types";
import { ListCards } from "./list-cards.component";
import { ListFoot } from "./list-foot.component";
import { ActionButton, boundTo, ListHeader } from "./list-header.component";
import { useListKeyboard } from "./list-keyboard";
import classes from "./list-page.module.css";
import type { ListState } from "./list-state";
import { ListTable } from "./list-table.component";
import { MobileBar, SearchButton } from "./mobile-bar.component";
import { useOwnViews } from "./own-views";
import { PreviewPanel } from "./preview-panel.component";
import { RowMenu } from "./row-menu.component";
import { exportedOf, useSelection } from "./selection";
import { ShelfView } from "./shelf-view.component";

const NONE: readonly never[] = [];

/** Runs an act by key as a click would. */
function useAct(action: ListAction | undefined, params: ListParams, total: number): (() => void) | null {
  const navigate = useNavigate();
  if (!action) return null;
  return () => (action.href ? void navigate({ href: action.href }) : action.run?.(params, total));
}

/** A page past the last one, in an address or after deleting: the list goes to its last page. */
function useLastPage(rows: number, total: number | undefined, { params, goTo }: ListState): boolean {
  const isPast = rows === 0 && params.page > 1 && total !== undefined;
  const last = Math.max(1, Math.ceil((total ?? 0) / params.pageSize));
  useEffect(() => {
    if (isPast) goTo(Math.min(last, params.page - 1));
  }, [isPast, last, params.page, goTo]);
  return isPast;
}

/** What the rows say of their records stands at the head of a record's page while the record comes. */
function useHeads<Row>({ title, rowLink, card }: ListPageProps<Row>, rows: readonly Row[]): void {
  const path = useRef(window.location.pathname);
  const cards = useRef(card);
  cards.current = card;
  useEffect(() => {
    // The next page's address stands there while this one is being left.
    if (!rowLink || window.location.pathname !== path.current) return;
    const list = { label: title, href: window.location.pathname + window.location.search };
    for (const row of rows) rememberHead(rowLink(row), { ...cards.current(row), list });
  }, [rows, rowLink, title]);
}

/** A list of records: search, filters, sort, pages, selection, preview, as a table, as cards or on a shelf. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { id, title, filters = NONE, columns, defaultSort, rowKey, bulkActions = NONE } = props;
  const t = useOwnTexts();
  const navigate = useNavigate();
  const shape = useMemo(
    () => ({ filters, defaultSort, sorts: columns.flatMap((column) => column.sort ?? []) }),
    [filters, defaultSort, columns],
  );
  const kept = useColumns(id, columns);
  const own = useOwnViews(props, shape, kept);
  const { views, state } = own;
  const isPhone = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false }) ?? false;
  const [isSearching, setSearching] = useState(state.params.q !== null);
  const query = useQuery({ placeholderData: keepPreviousData, ...props.query(state.params) });
  const rows = query.data?.data ?? (NONE as readonly Row[]);
  const meta = query.data?.meta;
  // What is done with the whole list is done with the rows on the screen, whichever words found them.
  const asked = meta?.suggestion ? { ...state.params, q: meta.suggestion } : state.params;
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  // A selection outlives the page that it was made on.
  const known = useRef(new Map<string, Row>()).current;
  for (const row of rows) known.set(rowKey(row), row);
  useHeads(props, rows);
  const listed = JSON.stringify([state.params.q, state.params.filters]);
  const chosen = useSelection(keys, listed);
  const selection = bulkActions.length > 0 ? chosen : null;
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const previewed = props.renderPreview ? rows.find((row) => rowKey(row) === state.preview) : undefined;
  const total = meta?.total ?? rows.length;
  const isPast = useLastPage(rows.length, query.isPlaceholderData ? undefined : meta?.total, state);
  const isNever = query.isSuccess && total === 0 && !state.isFiltered;
  useListKeyboard({
    root,
    search,
    keys,
    selection,
    preview: state.preview,
    onPreview: props.renderPreview && !isPhone ? state.show : null,
    onCreate: useAct(props.primaryAction, state.params, total),
    acts: (props.rowActions ?? NONE).flatMap((action) => {
      if (!action.keys) return [];
      const run = (key: string) => {
        const row = rows.find((known) => rowKey(known) === key);
        if (!row || action.isHidden?.(row)) return;
        if (action.href) void navigate({ href: action.href(row) });
        else action.run?.(row);
      };
      return [{ keys: action.keys, run }];
    }),
  });
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!props.onDropFiles || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    props.onDropFiles([...event.dataTransfer.files]);
  };
  const bound = (action: ListAction) => boundTo(action, state.params, total);
  const body = () => {
    if (query.isPending || isPast) return <LoadingRows columns={kept.shown.length - 1} />;
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
    if (rows.length === 0) {
      return isNever ? (
        <EmptyState
          {...props.empty}
          actions={props.primaryAction && <ActionButton action={bound(props.primaryAction)} isPrimary />}
        />
      ) : (
        <EmptyState
          isFiltered
          title={props.emptyFiltered ?? t("list.emptyFiltered")}
          actions={<ActionButton action={{ label: t("filters.clearAll"), run: state.clear }} />}
        />
      );
    }
    const { rowLink, card, rowActions } = props;
    const shared = { rows, rowKey, rowLink, card, label: title };
    if (state.layout === "shelf" && props.shelf)
      return <ShelfView {...shared} preview={state.preview} selection={selection} />;
    if (isPhone) return <ListCards {...shared} rowActions={rowActions} selection={selection} />;
    return (
      <ListTable
        {...shared}
        rowActions={rowActions}
        columns={kept.shown}
        density={kept.density}
        orderBy={state.params.orderBy}
        onSort={state.sort}
        selection={selection}
        preview={state.preview}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files has a button beside it
    <div
      className={classes.page}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!props.onDropFiles || !event.dataTransfer.types.includes("Files")) return;
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
      <div className={classes.list} ref={root} tabIndex={-1} data-region="list">
        <ListHeader
          title={title}
          text={props.text}
          tabs={props.tabs}
          meta={meta}
          isLoading={query.isPending}
          primaryAction={props.primaryAction}
          secondaryActions={props.secondaryActions ?? NONE}
          views={views}
          own={own}
          state={state}
          isNever={isNever}
          tools={
            isPhone &&
            !isNever && <SearchButton isOpen={isSearching} onToggle={() => setSearching(!isSearching)} />
          }
        />
        {!isNever &&
          (isPhone ? (
            <MobileBar
              state={state}
              filters={filters}
              columns={columns}
              views={views}
              onView={own.open}
              searchPlaceholder={props.searchPlaceholder}
              isSearching={isSearching}
            />
          ) : (
            <div className={classes.bar} data-ruled={rows.length === 0 || undefined}>
              <FilterBar
                state={state}
                filters={filters}
                columns={kept}
                searchPlaceholder={props.searchPlaceholder}
                searchRef={search}
                onExport={
                  props.exportAction && (() => props.exportAction?.(exportedOf(asked, kept.shown, selection)))
                }
                isSome={selection?.isActive ?? false}
                withShelf={props.shelf ?? false}
              />
              <RefreshLine active={query.isFetching && !query.isPending} />
            </div>
          ))}
        <div className={classes.scroll} id="list-results" aria-busy={query.isFetching}>
          {meta?.suggestion && (
            <p className={classes.suggestion} role="status">
              {t("list.suggestion", { typed: state.params.q, meant: meta.suggestion })}
            </p>
          )}
          {body()}
        </div>
        {selection && (
          <BulkBar
            selection={selection}
            known={known}
            actions={bulkActions}
            meta={meta}
            params={asked}
            isPhone={isPhone}
          />
        )}
        <ListFoot
          state={state}
          meta={meta}
          count={rows.length}
          withPreview={props.renderPreview !== undefined}
          withSelection={selection !== null}
        />
        <FoundRows meta={query.isFetching ? undefined : meta} listed={listed} />
        {isPhone && props.primaryAction && !isNever && !selection?.isActive && (
          <ActionButton action={bound(props.primaryAction)} isPrimary className={classes.floating} />
        )}
      </div>
      {previewed && props.renderPreview && (
        <PreviewPanel
          onClose={() => state.show(null)}
          resetKey={rowKey(previewed)}
          href={props.rowLink?.(previewed)}
          menu={
            props.rowActions && (
              <RowMenu row={previewed} actions={props.rowActions} name={props.card(previewed).title} />
            )
          }
        >
          {props.renderPreview(previewed)}
        </PreviewPanel>
      )}
    </div>
  );
}
