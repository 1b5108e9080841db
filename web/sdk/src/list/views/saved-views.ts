import { useQueries } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { useSession } from "../../auth/use-session";
import type { AddressState } from "../../router/address";
import type { ColumnSettings } from "../columns/column-settings";
import type { ListPageProps, ListView } from "../list.types";
import { type ListShape, listParamsOf } from "../list-state";

/** A view that a person has made: filters, sort, columns and density. */
export interface SavedView {
  readonly id: string;
  readonly label: string;
  readonly state: AddressState;
  readonly columns: ColumnSettings | null;
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Keeps a view of that name and answers it; one with the same name is replaced. */
  readonly save: (label: string, state: AddressState, columns: ColumnSettings | null) => SavedView;
  readonly rename: (id: string, label: string) => void;
  /** What a view stands for from now on. */
  readonly update: (id: string, state: AddressState, columns: ColumnSettings | null) => void;
  /** Moves a view by so many places among the person's own. */
  readonly move: (id: string, by: number) => void;
  readonly remove: (id: string) => void;
}

const COUNTS_STAY_MS = 60_000;
const NONE: readonly SavedView[] = [];
const listeners = new Set<() => void>();
const read = new Map<string, { readonly text: string | null; readonly views: readonly SavedView[] }>();

const isView = (view: unknown): view is SavedView =>
  typeof view === "object" && view !== null && "id" in view && "label" in view && "state" in view;

function parse(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isView) : NONE;
  } catch {
    return NONE;
  }
}

// The same text gives the same list, so that nothing is drawn again for nothing.
function viewsOf(key: string): readonly SavedView[] {
  const text = localStorage.getItem(key);
  const known = read.get(key);
  if (known && known.text === text) return known.views;
  const views = parse(text);
  read.set(key, { text, views });
  return views;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function moved(views: readonly SavedView[], id: string, by: number): readonly SavedView[] {
  const from = views.findIndex((view) => view.id === id);
  const view = views[from];
  const to = Math.min(views.length - 1, Math.max(0, from + by));
  if (!view || to === from) return views;
  const rest = views.filter((other) => other !== view);
  return [...rest.slice(0, to), view, ...rest.slice(to)];
}

/** The views of this person on a list, kept in this browser. */
export function useSavedViews(list: string): SavedViews {
  const { person } = useSession();
  const key = `estante-views-${person?.guid ?? ""}-${list}`;
  const views = useSyncExternalStore(subscribe, () => viewsOf(key));
  const keep = useCallback(
    (next: readonly SavedView[]) => {
      localStorage.setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return {
    views,
    save: (label, state, columns) => {
      const same = views.find((view) => view.label.toLowerCase() === label.toLowerCase());
      const saved = { id: same?.id ?? `own-${Date.now().toString(36)}`, label, state, columns };
      keep(same ? views.map((view) => (view === same ? saved : view)) : [...views, saved]);
      return saved;
    },
    rename: (id, label) => keep(views.map((view) => (view.id === id ? { ...view, label } : view))),
    update: (id, state, columns) =>
      keep(views.map((view) => (view.id === id ? { ...view, state, columns } : view))),
    move: (id, by) => keep(moved(views, id, by)),
    remove: (id) => keep(views.filter((view) => view.id !== id)),
  };
}

/** The views, each with the number of its rows as soon as it is known. */
export function useCountedViews<Row>(
  views: readonly ListView[],
  query: ListPageProps<Row>["query"],
  shape: ListShape,
): readonly ListView[] {
  const answers = useQueries({
    queries: views.map((view) => ({
      ...query({ ...listParamsOf(view.state, shape), page: 1, pageSize: 1 }),
      staleTime: COUNTS_STAY_MS,
      enabled: view.count === undefined,
    })),
  });
  return views.map((view, at) => {
    const count = view.count ?? answers[at]?.data?.meta?.total;
    return count === undefined ? view : { ...view, count };
  });
}
