import { useCallback, useMemo } from "react";
import { type AddressState, useAddress, writeAddress } from "../router/address";
import type { ListFilter, ListParams, ListView } from "./list.types";

export const PAGE_SIZES = [25, 50, 100, 200] as const;
export const DEFAULT_PAGE_SIZE = 25;

export interface ListShape {
  readonly filters: readonly Pick<ListFilter, "id">[];
  /** Columns of the API that may be sorted by. */
  readonly sorts: readonly string[];
  readonly defaultSort?: string | undefined;
}

// The last page that the API takes; the list itself goes to its own last one.
const MAX_PAGE = 100_000;

const wholeOr = (text: string | undefined, least: number, otherwise: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value >= least ? value : otherwise;
};

/** Reads what a list asks for out of an address; what it does not know is left out, so no address gives a 400. */
export function listParamsOf(state: AddressState, shape: ListShape): ListParams {
  const first = (name: string) => state[name]?.[0];
  const pageSize = wholeOr(first("pageSize"), 1, DEFAULT_PAGE_SIZE);
  const order = first("orderBy");
  const isKnown = order !== undefined && shape.sorts.includes(order.replace(/^-/, ""));
  const chosen = shape.filters.flatMap(({ id }) => (state[id]?.length ? [[id, state[id]] as const] : []));
  return {
    q: first("q") ?? null,
    page: Math.min(MAX_PAGE, wholeOr(first("page"), 1, 1)),
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? DEFAULT_PAGE_SIZE,
    orderBy: isKnown ? order : (shape.defaultSort ?? null),
    filters: Object.fromEntries(chosen),
  };
}

/** The parameters as the API takes them, without empty ones. */
export function apiParamsOf({
  q,
  page,
  pageSize,
  orderBy,
  filters,
}: ListParams): Record<string, string | number | string[]> {
  const lists = Object.entries(filters).map(([id, values]) => [id, [...values]]);
  return {
    page,
    pageSize,
    ...(q && { q }),
    ...(orderBy && { orderBy }),
    ...Object.fromEntries(lists),
  };
}

export type ListLayout = "table" | "shelf";

export interface ListState {
  readonly params: ListParams;
  readonly isFiltered: boolean;
  readonly preview: string | null;
  readonly layout: ListLayout;
  readonly view: string | null;
  readonly search: (text: string) => void;
  readonly filter: (id: string, values: readonly string[]) => void;
  readonly clear: () => void;
  readonly sort: (orderBy: string) => void;
  readonly goTo: (page: number) => void;
  readonly resize: (pageSize: number) => void;
  readonly show: (key: string | null) => void;
  readonly setLayout: (layout: ListLayout) => void;
  readonly open: (view: ListView) => void;
}

/** The state of a list, kept in the address. */
export function useListState(shape: ListShape, views: readonly ListView[]): ListState {
  const { state, get, change } = useAddress();
  const address = writeAddress(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the written address stands for the state
  const params = useMemo(() => listParamsOf(state, shape), [address, shape]);
  // Any change of what is listed starts at its first page.
  const restart = useCallback(
    (changes: Readonly<Record<string, string | readonly string[] | null>>) =>
      change({ page: null, ...changes }),
    [change],
  );
  const filterIds = shape.filters.map(({ id }) => id);
  const none = Object.fromEntries(filterIds.map((id) => [id, null]));
  return {
    params,
    isFiltered: params.q !== null || Object.keys(params.filters).length > 0,
    preview: get("preview"),
    layout: get("layout") === "shelf" ? "shelf" : "table",
    view: get("view") ?? views[0]?.id ?? null,
    search: (text) => restart({ q: text || null }),
    filter: (id, values) => restart({ [id]: values.length > 0 ? values : null }),
    clear: () => restart({ ...none, q: null }),
    sort: (orderBy) => restart({ orderBy: orderBy === shape.defaultSort ? null : orderBy }),
    goTo: (page) => change({ page: page > 1 ? String(page) : null }),
    resize: (pageSize) => restart({ pageSize: pageSize === DEFAULT_PAGE_SIZE ? null : String(pageSize) }),
    show: (key) => change({ preview: key }),
    setLayout: (layout) => change({ layout: layout === "table" ? null : layout, preview: null }),
    open: (view) =>
      restart({
        ...none,
        q: null,
        orderBy: null,
        ...view.state,
        view: view.id === views[0]?.id ? null : view.id,
      }),
  };
}
