import { useMemo } from "react";
import { type AddressState, writeAddress } from "../../router/address";
import type { Columns } from "../columns/column-settings";
import type { ListFilter, ListPageProps, ListParams, ListView } from "../list.types";
import { type ListShape, type ListState, listParamsOf, useListState } from "../list-state";
import { type SavedView, useCountedViews, useSavedViews } from "./saved-views";

const NONE: readonly never[] = [];
const NAMED = 2;

export interface OwnViews {
  /** The list's views, then the person's own, with counts. */
  readonly views: readonly ListView[];
  readonly state: ListState;
  readonly isOwn: (id: string) => boolean;
  readonly open: (view: ListView) => void;
  /** Whether what is on the screen is no longer what the view stands for. */
  readonly isChanged: boolean;
  /** What can be done with the view that is open, where it is the person's own. */
  readonly actions: OwnViewActions | null;
  readonly save: (name: string) => void;
  /** A name for what is on the screen. */
  readonly proposal: string;
}

export interface OwnViewActions {
  readonly name: string;
  readonly isChanged: boolean;
  readonly canMove: (by: -1 | 1) => boolean;
  readonly move: (by: -1 | 1) => void;
  readonly rename: (name: string) => void;
  readonly update: () => void;
  readonly remove: () => void;
}

/** What the filters say, for the name of a view: «PDF, Video · Chile». */
export function proposalOf(filters: readonly ListFilter[], params: ListParams): string {
  const parts = filters.flatMap(({ id, options }) => {
    const values = params.filters[id] ?? NONE;
    const labels = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
    return labels.length > 0 ? [labels.slice(0, NAMED).join(", ")] : [];
  });
  return [...parts, ...(params.q ? [params.q] : [])].join(" · ");
}

/** Filters, search and sort as an address holds them. */
function stateOf({ q, orderBy, filters }: ListParams, defaultSort: string | undefined): AddressState {
  return {
    ...filters,
    ...(q && { q: [q] }),
    ...(orderBy && orderBy !== defaultSort && { orderBy: [orderBy] }),
  };
}

/** The views of a list and of the person, and the list's state that they open. */
export function useOwnViews<Row>(
  props: ListPageProps<Row>,
  shape: ListShape,
  columns: Columns<Row>,
): OwnViews {
  const saved = useSavedViews(props.id);
  const given = props.views ?? NONE;
  const all = useMemo(
    () =>
      given.length > 0
        ? [...given, ...saved.views.map(({ id, label, state }) => ({ id, label, state }))]
        : NONE,
    [given, saved.views],
  );
  const views = useCountedViews(all, props.query, shape);
  const state = useListState(shape, views);
  const ownOf = (id: string): SavedView | undefined => saved.views.find((view) => view.id === id);
  const shown = stateOf(state.params, props.defaultSort);
  const own = ownOf(state.view ?? "") ?? null;
  const current = views.find((view) => view.id === state.view);
  // As the list reads it: a filter that is gone meanwhile is no change of the person's.
  const meant = current && stateOf(listParamsOf(current.state, shape), props.defaultSort);
  const hasOtherColumns =
    own?.columns != null && JSON.stringify(own.columns) !== JSON.stringify(columns.settings);
  const isChanged = meant !== undefined && (writeAddress(meant) !== writeAddress(shown) || hasOtherColumns);
  const open = (view: ListView) => {
    const own = ownOf(view.id);
    if (own) columns.apply(own.columns);
    state.open(view);
  };
  return {
    views,
    state,
    open,
    isOwn: (id) => ownOf(id) !== undefined,
    isChanged,
    actions: own && {
      name: own.label,
      isChanged,
      canMove: (by) => saved.views[saved.views.indexOf(own) + by] !== undefined,
      move: (by) => saved.move(own.id, by),
      rename: (name) => saved.rename(own.id, name),
      update: () => saved.update(own.id, shown, columns.settings),
      remove: () => {
        saved.remove(own.id);
        if (views[0]) state.open(views[0]);
      },
    },
    save: (name) => state.open(saved.save(name, shown, columns.settings)),
    proposal: proposalOf(props.filters ?? NONE, state.params),
  };
}
