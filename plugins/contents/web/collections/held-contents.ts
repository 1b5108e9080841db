import type { AnswerData, ApiPages, BulkChange } from "@estante/sdk";
import type { paths } from "../api/schema";

export type HeldContent = AnswerData<"get", "/cms/collections/{guid}/contents", paths>[number];

export const HELD_PAGES = { pageSize: 100 };

/** Contents by guid, or all that a search shows. */
export interface ChosenContents {
  readonly guids: string[];
  readonly all: boolean;
}

/** What contents are searched by. */
export interface ContentSearch {
  readonly q?: string;
  readonly type?: string[];
}

/** The calls of what holds contents in an order: a collection, a publication. */
export interface HeldContents {
  /** Reads them in their order. */
  readonly usePages: (guid: string) => ApiPages<HeldContent>;
  /** Reads that a change makes stale. */
  readonly stale: readonly string[];
  /** What changing them needs. */
  readonly permission: string;
  readonly add: (guid: string, chosen: ChosenContents, query: ContentSearch) => Promise<BulkChange>;
  /** Puts a content behind another one, or in front of all of them. */
  readonly move: (guid: string, content: string, after: string | null) => Promise<void>;
  readonly remove: (guid: string, content: string) => Promise<void>;
}

/** The one thing that stands elsewhere in the new order, and what it stands behind now. */
export function movedIn(
  before: readonly string[],
  after: readonly string[],
): { readonly guid: string; readonly behind: string | null } | null {
  const first = before.findIndex((guid, at) => guid !== after[at]);
  if (first < 0) return null;
  const without = (guid: string, all: readonly string[]) => all.filter((each) => each !== guid).join();
  const guid = [before[first], after[first]].find(
    (each) => each !== undefined && without(each, before) === without(each, after),
  );
  return guid === undefined ? null : { guid, behind: after[after.indexOf(guid) - 1] ?? null };
}
