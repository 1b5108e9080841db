import { useMediaQuery } from "@mantine/hooks";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import type { Answer, Meta } from "../api/answers";
import type { ApiFailure } from "../api/failure";
import { rememberHead } from "../detail/record-heads";
import { type Columns, useColumns } from "./columns/column-settings";
import type { ListAction, ListPageProps, ListParams } from "./list.types";
import { useListKeyboard } from "./list-keyboard";
import type { ListState } from "./list-state";
import { type RowSelection, useSelection } from "./selection";
import { type OwnViews, useOwnViews } from "./views/own-views";

export const NONE: readonly never[] = [];
/** The rows of a page of a short list and of a tree: the most that one call answers. */
const MAX_SHORT = 200;

/** Runs an action by key as a click would. */
function useActionRun(
  action: ListAction | undefined,
  params: ListParams,
  total: number,
): (() => void) | null {
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
function useHeads<Row>({ title, rowLink, card, detail }: ListPageProps<Row>, rows: readonly Row[]): void {
  const path = useRef(window.location.pathname);
  const closeTo = detail?.closeTo;
  const cards = useRef(card);
  cards.current = card;
  useEffect(() => {
    // The next page's address stands there while this one is being left.
    if (!rowLink || window.location.pathname !== path.current) return;
    // Beside a record the address is the record's.
    const list = { label: title, href: closeTo ?? window.location.pathname + window.location.search };
    for (const row of rows) {
      const link = rowLink(row);
      if (link) rememberHead(link, { ...cards.current(row), list });
    }
  }, [rows, rowLink, title, closeTo]);
}

/** What a list shows now: its state in the address, its rows, and what is selected. */
export interface Listed<Row> {
  readonly props: ListPageProps<Row>;
  readonly own: OwnViews;
  readonly columnSettings: Columns<Row>;
  readonly state: ListState;
  readonly query: UseQueryResult<Answer<Row[]>, ApiFailure>;
  readonly rows: readonly Row[];
  readonly meta: Meta | undefined;
  readonly total: number;
  /** What is asked of the server, by the words that found the rows. */
  readonly requested: ListParams;
  /** Names what is listed, whatever its page. */
  readonly listed: string;
  readonly keys: readonly string[];
  readonly selection: RowSelection | null;
  /** The rows that were seen, also on other pages. */
  readonly known: Map<string, Row>;
  readonly isPast: boolean;
  /** There never was a row, filters or not. */
  readonly isNever: boolean;
  readonly isPhone: boolean;
}

/** The state of a list: what is asked, what came, and what is chosen of it. */
export function useListed<Row>(props: ListPageProps<Row>): Listed<Row> {
  const { id, filters = NONE, columns, defaultSort, rowKey, bulkActions = NONE } = props;
  const shape = useMemo(
    () => ({ filters, defaultSort, sorts: columns.flatMap((column) => column.sort ?? []) }),
    [filters, defaultSort, columns],
  );
  const columnSettings = useColumns(id, columns);
  const own = useOwnViews(props, shape, columnSettings);
  const isWhole = props.isShort === true || props.tree !== undefined;
  const state = isWhole ? { ...own.state, params: { ...own.state.params, pageSize: MAX_SHORT } } : own.state;
  const isPhone = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false }) ?? false;
  const query = useQuery({ placeholderData: keepPreviousData, ...props.query(state.params) });
  const rows = query.data?.data ?? (NONE as readonly Row[]);
  const meta = query.data?.meta;
  // What is done with the whole list is done with the rows on the screen, whichever words found them.
  const requested = meta?.suggestion ? { ...state.params, q: meta.suggestion } : state.params;
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  // A selection outlives the page that it was made on.
  const known = useRef(new Map<string, Row>()).current;
  for (const row of rows) known.set(rowKey(row), row);
  useHeads(props, rows);
  const listed = JSON.stringify([state.params.q, state.params.filters]);
  const chosen = useSelection(keys, listed);
  const total = meta?.total ?? rows.length;
  const isPast = useLastPage(rows.length, query.isPlaceholderData ? undefined : meta?.total, state);
  const isNever = query.isSuccess && total === 0 && !state.isFiltered;
  const selection = bulkActions.length > 0 && !isWhole ? chosen : null;
  return {
    props,
    own,
    columnSettings,
    state,
    query,
    rows,
    meta,
    total,
    requested,
    listed,
    keys,
    selection,
    known,
    isPast,
    isNever,
    isPhone,
  };
}

/** The keys of a list: rows, search, preview, and the actions that have a key. */
export function useListKeys<Row>({ props, keys, rows, state, selection, total, isPhone }: Listed<Row>) {
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeyboard({
    root,
    search,
    keys,
    selection,
    preview: state.preview,
    onPreview: props.renderPreview && !isPhone ? state.show : null,
    onCreate: useActionRun(props.primaryAction, state.params, total),
    actions: (props.rowActions ?? NONE).flatMap((action) => {
      if (!action.keys) return [];
      const run = (key: string) => {
        const row = rows.find((known) => props.rowKey(known) === key);
        if (!row || action.isHidden?.(row)) return;
        if (action.href) void navigate({ href: action.href(row) });
        else action.run?.(row);
      };
      return [{ keys: action.keys, run }];
    }),
  });
  return { root, search };
}
